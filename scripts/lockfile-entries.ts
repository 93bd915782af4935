/** What is used of package-lock.json. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optional?: boolean;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/**
 * Entries for the optional packages, tools' binaries of other platforms, that the lockfile lacks, by path.
 * npm leaves out those that the registry at hand does not have, and `npm ci` then refuses the lockfile.
 */
export function missingEntries({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map(([name, version]) => [`node_modules/${name}`, entryOf(name, version, dev)] as const),
  );
  return Object.fromEntries(missing);
}

function entryOf(name: string, version: string, dev: boolean | undefined): LockedPackage {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const system = systems.find((word) => words.includes(word));
  const processor = processors.find((word) => words.includes(word));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev }),
    ...(system === 'linux' && { libc: [libc] }),
    optional: true,
    ...(system && { os: [system] }),
  };
}

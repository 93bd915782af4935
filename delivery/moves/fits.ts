import { servesArea } from '@shop/shared/contracts';

/** What of a release decides whether it fits into a set. */
export interface ReleaseFacts {
  readonly app: string;
  readonly version: string;
  /** Contract range that an area asks for, e.g. `^1.0`; absent for the host. */
  readonly requires?: string;
  /** Contract versions that a host serves, e.g. `1.0`; absent for areas. */
  readonly contracts?: readonly string[];
  /** What an area imports of the host's modules, with the versions that will do: `{ react: '^19.0.0' }`. */
  readonly sharedRanges?: Readonly<Record<string, string>> | undefined;
  /** Versions of the modules that a host brings: `{ react: '19.3.1' }`; absent where its build does not say. */
  readonly shared?: Readonly<Record<string, string>> | undefined;
  /** Path patterns that the app answers. */
  readonly routes: readonly string[];
  /** Tags of custom elements that the app defines. */
  readonly elements: readonly string[];
}

/** Why releases do not fit together. */
export interface Misfit {
  /** The apps concerned. */
  readonly apps: readonly string[];
  readonly reason: string;
}

/** Why the releases of a set, one for each app, do not fit together; empty when they do. */
export function misfits(set: readonly ReleaseFacts[]): Misfit[] {
  return [
    ...hostMisfits(set),
    ...contractMisfits(set),
    ...sharedMisfits(set),
    ...ownedTwice(set, 'the path', ({ routes }) => routes.map((route) => [comparable(route), route])),
    ...ownedTwice(set, 'the element', ({ elements }) => elements.map((tag) => [tag, `<${tag}>`])),
  ];
}

/** Areas are judged by the host: a second one could take its place. */
function hostMisfits(set: readonly ReleaseFacts[]): Misfit[] {
  const [host, ...others] = set
    .filter(({ contracts }) => contracts)
    .toSorted((one, other) => Number(other.app === 'host') - Number(one.app === 'host'));
  return others.map((other) => ({
    apps: [other.app, host?.app ?? 'host'],
    reason: `${host ? nameOf(host) : 'host'} and ${nameOf(other)} are both hosts`,
  }));
}

function contractMisfits(set: readonly ReleaseFacts[]): Misfit[] {
  const host = set.find(({ contracts }) => contracts);
  if (!host?.contracts) return [{ apps: [], reason: 'there is no host' }];
  const served = host.contracts;
  return set
    .filter(({ requires }) => requires !== undefined && !servesArea({ requires }, served))
    .map((area) => ({
      apps: [area.app, host.app],
      reason: `${nameOf(area)} asks for contract ${area.requires}, and ${nameOf(host)} serves ${served.join(', ')}`,
    }));
}

function sharedMisfits(set: readonly ReleaseFacts[]): Misfit[] {
  const host = set.find(({ contracts }) => contracts);
  if (!host) return [];
  return set.flatMap((area) =>
    unsatisfied(area.sharedRanges, host.shared).map(([name, range, version]) => ({
      apps: [area.app, host.app],
      reason: `${nameOf(area)} asks for ${name} ${range}, and ${nameOf(host)} brings ${version}`,
    })),
  );
}

/** The modules whose version will not do: name, range, and the version that is there. */
export function unsatisfied(
  ranges: Readonly<Record<string, string>> = {},
  shared: Readonly<Record<string, string>> | undefined,
): [name: string, range: string, version: string][] {
  if (!shared) return [];
  return Object.entries(ranges)
    .filter(([name, range]) => !isInRange(shared[name] ?? '', range))
    .map(([name, range]) => [name, range, shared[name] ?? 'none']);
}

/** Ranges are `^19.0.0`: the same major, and at least that version. Builds write no others. */
function isInRange(version: string, range: string): boolean {
  const want = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const have = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);
  if (!want || !have) return false;
  const [major = 0, minor = 0, patch = 0] = have;
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = want;
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

/** @param thingsOf what a release owns: how things are compared, and what they are called */
function ownedTwice(
  set: readonly ReleaseFacts[],
  kind: string,
  thingsOf: (release: ReleaseFacts) => [string, string][],
): Misfit[] {
  const owners = new Map<string, ReleaseFacts>();
  const found: Misfit[] = [];
  for (const release of set)
    for (const [key, name] of thingsOf(release)) {
      const owner = owners.get(key) ?? release;
      owners.set(key, owner);
      if (owner === release) continue;
      const reason = `${nameOf(owner)} and ${nameOf(release)} both own ${kind} ${name}`;
      found.push({ apps: [owner.app, release.app], reason });
    }
  return found;
}

/** Patterns that match the same paths are the same, whatever their parameters are called. */
function comparable(route: string): string {
  const path = route.replaceAll(/:[\w-]+/g, ':').toLowerCase();
  return path.replace(/\/+$/, '') || '/';
}

export function nameOf({ app, version }: Pick<ReleaseFacts, 'app' | 'version'>): string {
  return `${app}@${version}`;
}

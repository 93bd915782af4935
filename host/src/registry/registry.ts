import {
  contracts,
  createPathMatcher,
  servesArea,
  type Area,
  type DiscoveredVersion,
  type Discovery,
  type NavigationLink,
} from '@shop/shared/contracts';

/** A remote as the discovery document names it, with one of its path patterns. */
export interface AreaLocation {
  readonly name: string;
  readonly version: DiscoveredVersion;
  /** The pattern that matches the path; empty for a fragment. */
  readonly pattern: string;
}

/** Whether the page has the slim header; known before its code is loaded. */
export function isSlim({ version, pattern }: AreaLocation): boolean {
  return version.extras.slim?.includes(pattern) ?? false;
}

export interface AreaRegistry {
  /** The links of all areas, in the order in which header and menu show them. */
  readonly navigation: readonly NavigationLink[];
  /** The remote of a path, ranked as React Router ranks routes; undefined when there is none. */
  locate(pathname: string): AreaLocation | undefined;
  /** The remote that has a fragment, e.g. `blog/latest-posts`. */
  locateFragment(name: string): AreaLocation | undefined;
  /** Loads a remote's area, once; after a failure the next call tries again. */
  load(location: AreaLocation): Promise<Area>;
}

/** The area requires a contract that this shell does not serve, so its code is not run. */
class ContractError extends Error {
  override readonly name = 'ContractError';
}

/** @param onFallback told why the version could not be loaded, where an earlier release of the area takes its place */
export type LoadArea = (
  name: string,
  version: DiscoveredVersion,
  onFallback: (cause: unknown) => void,
) => Promise<Area>;

interface RegistryOptions {
  /** The current discovery document, asked for when a version that this page was loaded with is gone. */
  fetchDiscovery?(): Promise<Discovery>;
  /** Told of each version whose earlier release took its place. */
  onFallback?(location: AreaLocation, cause: unknown): void;
}

/** Of two areas that answer a path with equal patterns, the first of the discovery document has it. */
export function createAreaRegistry(
  discovery: Discovery,
  loadArea: LoadArea,
  options: RegistryOptions = {},
): AreaRegistry {
  const remotes = remotesOf(discovery);
  const matchPath = createPathMatcher(
    remotes.flatMap(({ name, version }) =>
      version.extras.routes.map((path) => ({ path, location: { name, version, pattern: path } })),
    ),
  );
  return {
    navigation: remotes
      .flatMap(({ version }) => version.extras.navigation ?? [])
      .sort((a, b) => a.order - b.order),
    locate: (pathname) => matchPath(pathname)?.route.location,
    locateFragment(fragment) {
      const [name, fragmentName = ''] = fragment.split('/');
      const remote = remotes.find((candidate) => candidate.name === name);
      return remote?.version.extras.fragments.includes(fragmentName) ? { ...remote, pattern: '' } : undefined;
    },
    load: createLoader(loadArea, options),
  };
}

/** Logs the paths that two areas claim; only the first of them gets visitors. An edge serves no such releases. */
export function warnOfSharedPaths(discovery: Discovery): void {
  const owners = new Map<string, string>();
  for (const { name, version } of remotesOf(discovery))
    for (const path of version.extras.routes) {
      const key = path.replaceAll(/:[\w-]+/g, ':').toLowerCase();
      const owner = owners.get(key) ?? name;
      owners.set(key, owner);
      if (owner !== name) console.warn(`${path} of ${name} is left to ${owner}.`);
    }
}

function createLoader(
  loadArea: LoadArea,
  { fetchDiscovery, onFallback }: RegistryOptions,
): AreaRegistry['load'] {
  const loading = new Map<string, Promise<Area>>();
  const loadVersion = async (location: AreaLocation) => {
    const { name, version } = location;
    checkContract(name, version);
    const area = await loadArea(name, version, (cause) => onFallback?.(location, cause));
    checkContract(name, version, area);
    return area;
  };
  /** Loads a version, or the one that has replaced it since. Rejects with the first failure when there is none. */
  const loadCurrent = async (location: AreaLocation) => {
    const { name, version } = location;
    try {
      return await loadVersion(location);
    } catch (error) {
      const discovery = await fetchDiscovery?.().catch(() => undefined);
      const current = discovery && remotesOf(discovery).find((remote) => remote.name === name)?.version;
      if (!current || current.metadata.version === version.metadata.version) throw error;
      return loadVersion({ ...location, version: current });
    }
  };
  return (location) => {
    const cached = loading.get(location.name);
    if (cached) return cached;
    const area = loadCurrent(location);
    loading.set(location.name, area);
    area.catch(() => loading.delete(location.name));
    return area;
  };
}

/** The default version of every remote, else its first. */
function remotesOf(discovery: Discovery) {
  return Object.entries(discovery.microFrontends).flatMap(([name, versions]) => {
    const version = defaultVersion(versions);
    return version ? [{ name, version }] : [];
  });
}

/** The version that a page uses of those that a discovery document names for an area. */
export function defaultVersion(versions: readonly DiscoveredVersion[]): DiscoveredVersion | undefined {
  return versions.find(({ deployment }) => deployment?.default) ?? versions[0];
}

/** Before an area is loaded by what its release says; then by what its code says, which an earlier release may differ in. */
function checkContract(name: string, { metadata, extras }: DiscoveredVersion, area?: Area): void {
  const needs = { requires: extras.requires, contract: area?.contract };
  if (servesArea(needs)) return;
  throw new ContractError(`${name} ${metadata.version} needs contract ${needs.contract ?? needs.requires}`, {
    cause: contracts,
  });
}

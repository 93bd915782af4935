import {
  contractVersion,
  createPathMatcher,
  servesContract,
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

export type LoadArea = (name: string, version: DiscoveredVersion) => Promise<Area>;

/** @param fetchDiscovery the current discovery document, asked for when a version that this page was loaded with is gone */
export function createAreaRegistry(
  discovery: Discovery,
  loadArea: LoadArea,
  fetchDiscovery: () => Promise<Discovery> = () => Promise.resolve(discovery),
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
    load: createLoader(loadArea, fetchDiscovery),
  };
}

function createLoader(loadArea: LoadArea, fetchDiscovery: () => Promise<Discovery>): AreaRegistry['load'] {
  const loading = new Map<string, Promise<Area>>();
  const loadVersion = async (name: string, version: DiscoveredVersion) => {
    checkContract(name, version);
    return loadArea(name, version);
  };
  /** Loads a version, or the one that has replaced it since. Rejects with the first failure when there is none. */
  const loadCurrent = async ({ name, version }: AreaLocation) => {
    try {
      return await loadVersion(name, version);
    } catch (error) {
      const discovery = await fetchDiscovery().catch(() => undefined);
      const current = discovery && remotesOf(discovery).find((remote) => remote.name === name)?.version;
      if (!current || current.metadata.version === version.metadata.version) throw error;
      return loadVersion(name, current);
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
    const version = versions.find((candidate) => candidate.deployment?.default) ?? versions[0];
    return version ? [{ name, version }] : [];
  });
}

function checkContract(name: string, version: DiscoveredVersion): void {
  const { requires } = version.extras;
  if (servesContract(contractVersion, requires)) return;
  throw new ContractError(`${name} ${version.metadata.version} asks for contract ${requires}`, {
    cause: contractVersion,
  });
}

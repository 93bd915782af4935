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
  const loading = new Map<string, Promise<Area>>();

  const loadOnce = async (name: string, version: DiscoveredVersion) => {
    checkContract(name, version);
    return loadArea(name, version);
  };
  /** The version that has replaced a failed one since; throws the error of that when there is none. */
  const newerVersion = async (name: string, failed: DiscoveredVersion, error: unknown) => {
    const current = await fetchDiscovery().catch(() => discovery);
    const newer = remotesOf(current).find((remote) => remote.name === name)?.version;
    if (!newer || newer.metadata.version === failed.metadata.version) throw error;
    return newer;
  };

  return {
    navigation: remotes
      .flatMap(({ version }) => version.extras.navigation ?? [])
      .sort((a, b) => a.order - b.order),
    locate(pathname) {
      return matchPath(pathname)?.route.location;
    },
    locateFragment(fragment) {
      const [name, fragmentName = ''] = fragment.split('/');
      const remote = remotes.find((candidate) => candidate.name === name);
      return remote?.version.extras.fragments.includes(fragmentName) ? { ...remote, pattern: '' } : undefined;
    },
    load({ name, version }) {
      const known = loading.get(name);
      if (known) return known;
      const promise = loadOnce(name, version).catch(async (error: unknown) => {
        const newer = await newerVersion(name, version, error);
        return loadOnce(name, newer);
      });
      loading.set(name, promise);
      promise.catch(() => loading.delete(name));
      return promise;
    },
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

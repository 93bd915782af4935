/** What is asked for: a request, or its likeness. */
interface Asked {
  readonly url: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
}

export interface Rules {
  /** Whether the address names a version, so that a cached copy is good for ever. */
  isFile(address: string): boolean;
  /** Whether anybody may get this answer of the provider, and this shop's pages ask for it. */
  isPublicCall(asked: Asked): boolean;
  /** Whether the call says who asks. Its answer is never cached. */
  isPersonal(asked: Asked): boolean;
}

/** Tells what may be cached. @param origin the storefront's */
export function createRules(settings: OfflineSettings, origin: string): Rules {
  const releases = settings.releases.map((begin) => new URL(begin, origin).href);
  const answers = settings.answers.map((pattern) => new RegExp(`^(?:${pattern})$`));
  return {
    isFile: (address) => releases.some((begin) => address.startsWith(begin)),
    isPublicCall: ({ url, headers }) =>
      answers.some((pattern) => pattern.test(url.replace(/[?#].*$/, ''))) &&
      Object.entries(settings.callHeaders).every(([name, value]) => headers.get(name) === value),
    isPersonal: ({ headers }) => headers.has('Authorization'),
  };
}

/** What the edge writes before the worker's code. Addresses may be relative to the storefront's origin. */
export interface OfflineSettings {
  /** The document that shows the frame at an address that is not cached. */
  readonly frame: string;
  /** What the frame loads: files with their integrity, which is empty where it is not known, and the provider's answers. */
  readonly files: readonly (readonly [address: string, integrity: string])[];
  readonly calls: readonly string[];
  /** Headers of calls, the tenant's among them. */
  readonly callHeaders: Readonly<Record<string, string>>;
  /** Beginnings of addresses that name a version: what is there never changes. */
  readonly releases: readonly string[];
  /** Regular expressions of public answers' addresses, without their query. */
  readonly answers: readonly string[];
}

import type { OfflineSettings } from './settings.ts';

/** What is asked for: a request, or its likeness. */
interface Asked {
  readonly url: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
}

export interface Rules {
  /** Whether the address names a version, so that a kept copy is good for ever. */
  isFile(address: string): boolean;
  /** Whether anybody may get this answer of the provider, and this shop's pages ask for it. */
  isPublicCall(asked: Asked): boolean;
  /** Whether the call says who asks. Its answer is never kept. */
  isPersonal(asked: Asked): boolean;
}

/** Tells what may be kept. @param origin the storefront's */
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

/** Sources by directive, of one Content-Security-Policy. */
type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  const directives = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // The first of a name counts.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Directives that stand in for one that is not there; see https://www.w3.org/TR/CSP3/#directive-fallback-list. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'font-src': ['font-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};

export interface Refusal {
  /** The directive that refuses, as the policy names it. */
  readonly directive: string;
  /** Its sources with the one that is missing. */
  readonly sources: string;
}

interface Place {
  /** Origin of the page. */
  readonly self: string;
  readonly nonces?: readonly string[];
  readonly isTrusted?: boolean;
}

/**
 * What of a policy refuses an address; undefined where none does.
 * @param nonces those of the scripts that load it: imports go on with them
 * @param isTrusted scripts are loaded by one that the policy has let in, which `'strict-dynamic'` allows
 */
export function refusalOf(
  policy: string,
  directive: string,
  address: string,
  { self, nonces = [], isTrusted = false }: Place,
): Refusal | undefined {
  const directives = parsePolicy(policy);
  const name = fallbacks[directive]?.find((each) => directives.has(each));
  if (!name) return undefined;
  const sources = directives.get(name) ?? [];
  const url = new URL(address);
  const isStrict = sources.includes("'strict-dynamic'");
  const hasNonce = nonces.length > 0 && nonces.every((nonce) => sources.includes(`'nonce-${nonce}'`));
  if (directive === 'script-src' && hasNonce) return undefined;
  if (isStrict ? isTrusted : sources.some((source) => admits(source, url, self))) return undefined;
  const own = sources.filter((source) => source !== "'none'");
  const missing = isStrict ? "'nonce-…'" : url.origin;
  // Other kinds of files keep what `default-src` says.
  const written = name === 'default-src' || name === 'child-src' ? directive : name;
  return { directive: name, sources: [written, ...own, missing].join(' ') };
}

/** Whether a source expression admits an address; see https://www.w3.org/TR/CSP3/#match-url-to-source-expression. */
function admits(source: string, url: URL, self: string): boolean {
  if (source === '*') return /^https?:$/.test(url.protocol);
  if (source === "'self'") return url.origin === self;
  if (source.startsWith("'")) return false;
  if (/^[a-z][\w+.-]*:$/i.test(source)) return isScheme(source, url.protocol);
  const parts = /^(?:([a-z][\w+.-]*:)\/\/)?(\*|(?:\*\.)?[^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source);
  if (!parts) return false;
  const [, scheme, host = '', port, path = '/'] = parts;
  if (!isScheme(scheme ?? new URL(self).protocol, url.protocol)) return false;
  const isHost = host.startsWith('*')
    ? host === '*' || url.hostname.endsWith(host.slice(1).toLowerCase())
    : host.toLowerCase() === url.hostname;
  const isPort = port === '*' || (port ?? '') === url.port || (port === usualPort(url) && !url.port);
  return isHost && isPort && (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
}

/** A secure address is one of the plain scheme, too. */
function isScheme(named: string, protocol: string): boolean {
  return named.toLowerCase() === protocol || (named.toLowerCase() === 'http:' && protocol === 'https:');
}

function usualPort({ protocol }: URL): string {
  return protocol === 'https:' ? '443' : '80';
}

interface Additions {
  /** The socket by which Vite's client is told of edits. */
  readonly socket: string;
  /** Admits the styles of Vite's overlay. */
  readonly nonce: string;
}

/** Directives that send what happens here to somebody, or turn this proxy's `http` into `https`. */
const dropped = /^(?:report-uri|report-to|upgrade-insecure-requests|block-all-mixed-content)$/;

/**
 * The policy of a document, and of what Vite needs no more than that: everything else is refused as it is by the shop. The area's
 * code comes from the proxy, and so from `'self'`.
 */
export function loosenPolicy(header: string, { socket, nonce }: Additions): string {
  const additions = new Map([
    ['connect-src', socket],
    ['style-src', `'nonce-${nonce}'`],
    ['style-src-elem', `'nonce-${nonce}'`],
  ]);
  const loosenDirective = (directive: string) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    const addition = additions.get(name.toLowerCase());
    if (addition === undefined) return directive.trim();
    return [name, ...sources.filter((source) => source !== "'none'"), addition].join(' ');
  };
  // A header may hold several policies, with commas between them.
  return header
    .split(',')
    .map((policy) =>
      policy
        .split(';')
        .map(loosenDirective)
        .filter((directive) => directive && !dropped.test(directive.split(' ')[0]?.toLowerCase() ?? ''))
        .join('; '),
    )
    .join(', ');
}

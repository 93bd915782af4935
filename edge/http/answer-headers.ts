import type { Context, Next } from 'hono';
import { visitedAddress } from './visited-address.ts';

/** Where browsers report what a policy has refused. */
export const violationPath = '/csp-report';

/** The page stands alone: no window that opened it scripts it, no page frames it, nothing of the device is asked for. */
const page = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/**
 * Pages of any origin load it, as a module, as data or as a picture. Opened by its own address, a file that is markup, such
 * as an SVG, runs nothing and has no origin; headers of pages would say nothing to anybody.
 */
const forEveryOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/**
 * Security headers by class of answer: the one place that has them. A page's policy depends on its content and comes from
 * content-security-policy.ts. `secureAnswers` adds what all have.
 */
export const answerHeaders = {
  /** The shop's documents. */
  document: page,
  /** The configurator of widgets. */
  embedPage: page,
  /** What a payment of a widget passes through; the payment page learns no more than the shop's origin. */
  paymentPage: { ...page, 'Referrer-Policy': 'origin' },
  /** Pages that say what is wrong. */
  errorPage: page,
  /** Built files, widget scripts, and modules that an edge makes. */
  script: { ...forEveryOrigin, 'Timing-Allow-Origin': '*' },
  /** First pages of widgets. */
  preview: { ...forEveryOrigin, 'Timing-Allow-Origin': '*' },
  /** Data and texts for tools and editors, and "not found" in a word. */
  data: forEveryOrigin,
  /** Pictures that are no built files: widgets show them on pages of any origin. */
  picture: forEveryOrigin,
  /** An answer of no class: a text or a redirect for this shop alone. */
  other: {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  },
  /** The same for a script, such as a service worker's: a policy would be that of the worker, which loads what it likes. */
  otherScript: {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Adds what every answer has. HSTS only where the visitor came by TLS. An answer without a policy has said no class: its type
 * says which of three it is of, and it gets the headers that it does not have.
 */
export async function secureAnswers(c: Context, next: Next): Promise<void> {
  await next();
  const { headers } = c.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  const isSecure = visitedAddress(c).protocol === 'https:';
  if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000');
  const policy = headers.get('Content-Security-Policy');
  // Pages alone have one.
  if (policy && headers.has('Permissions-Policy')) addReporting(headers, policy, isSecure);
  if (policy) return;
  for (const [name, value] of Object.entries(answerHeaders[classOf(headers.get('Content-Type') ?? '')]))
    if (!headers.has(name)) headers.set(name, value);
}

/** The Reporting API sends by TLS alone, and a browser that knows it ignores the older directive wherever it is named. */
function addReporting(headers: Headers, policy: string, isSecure: boolean): void {
  const older = `${policy}; report-uri ${violationPath}`;
  headers.set('Content-Security-Policy', isSecure ? `${older}; report-to csp` : older);
  if (isSecure) headers.set('Reporting-Endpoints', `csp="${violationPath}"`);
}

function classOf(type: string): 'picture' | 'other' | 'otherScript' {
  if (type.startsWith('image/')) return 'picture';
  return type.startsWith('text/javascript') ? 'otherScript' : 'other';
}

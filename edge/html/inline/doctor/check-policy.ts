import { originOf, type Check, type ExaminedPage, type Finding } from './finding.ts';
import { refusalOf } from './policy-sources.ts';

interface Needed {
  readonly directive: string;
  readonly address: string;
  readonly severity: Finding['severity'];
  /** What the address brings. */
  readonly what: string;
}

/** What widgets load from where, as docs/reference/embedding.md says. */
function neededOf({ shop, elements, scripts }: ExaminedPage): Needed[] {
  const embeds = [...new Set(scripts.map(({ src }) => new URL('.', src).href))];
  const valuesOf = (name: string, otherwise: string) => [
    ...new Set(elements.map((element) => originOf(element.getAttribute(name) || otherwise))),
  ];
  const providers = valuesOf('api-base', shop.apiBase);
  const pictures = elements.map((element) => {
    const api = element.getAttribute('api-base');
    return originOf(element.getAttribute('backend-host') || api || shop.backendHost);
  });
  const hasFonts = elements.some((element) => element.matches('[fonts]:not([fonts=false])'));
  const hasFrames = elements.some(({ localName }) => shop.elements[localName]?.hasFrames);
  const need = (directive: string, what: string, addresses: readonly string[]) =>
    addresses.map((address) => ({ directive, what, address, severity: 'error' as const }));
  return [
    ...need('script-src', 'the code of the widgets', embeds),
    ...need('connect-src', 'what the provider answers', providers),
    ...need('connect-src', 'the code of the widgets, which is fetched with its hash first', embeds).map(
      (one) => ({ ...one, severity: 'warning' as const }),
    ),
    ...need('img-src', 'pictures of the dishes', [...new Set(pictures)]),
    ...(hasFonts ? need('font-src', 'the fonts of the shop', embeds) : []),
    ...(hasFrames
      ? need('frame-src', 'videos and maps, in whose place a link stands', playersOf(shop))
      : []
    ).map((one) => ({ ...one, severity: 'note' as const })),
  ];
}

function playersOf({ players }: ExaminedPage['shop']): string[] {
  return players.slice(0, 1).map((place) => originOf(`https://${place}`));
}

/** Every directive of the page's policies that refuses something that the widgets on it need. */
export const checkPolicy: Check = {
  name: 'The Content-Security-Policy admits scripts, calls, pictures, fonts and frames of the shop',
  find(page) {
    const place = {
      self: location.origin,
      nonces: page.scripts.map(({ nonce }) => nonce ?? ''),
      isTrusted: page.elements.some((element) => element.matches(':defined')),
    };
    const found = new Map<string, Finding & { readonly line: string }>();
    /** The sources of each directive of each policy, with all that are missing: whoever writes one line should not undo another. */
    const lines = new Map<string, Set<string>>();
    for (const { directive, address, severity, what } of neededOf(page))
      for (const policy of page.policies) {
        const refusal = refusalOf(policy, directive, address, place);
        if (!refusal || found.has(directive + address)) continue;
        const line = directive + policy;
        lines.set(line, new Set([...(lines.get(line) ?? []), ...refusal.sources.split(' ')]));
        found.set(directive + address, {
          severity,
          what: `The policy's ${refusal.directive} does not admit ${originOf(address)}.`,
          help: `It keeps out ${what}. In the page's Content-Security-Policy this has to stand:`,
          line,
        });
      }
    return [...found.values()].map(({ line, ...finding }) => ({
      ...finding,
      code: [...(lines.get(line) ?? [])].join(' '),
    }));
  },
};

/** Style elements and attributes of the page's own for its widgets, which a policy has emptied. */
export const checkStyles: Check = {
  name: 'The page’s own styles for the widgets apply',
  find({ elements }) {
    const refused = [...document.querySelectorAll('style')].filter(
      ({ sheet, textContent }) => !sheet && /shop-[a-z]/.test(textContent),
    );
    const emptied = elements.filter(
      (element) => element.getAttribute('style')?.trim() && element.style.length === 0,
    );
    if (refused.length + emptied.length === 0) return [];
    return [
      {
        severity: 'warning',
        what: 'The policy’s style-src refuses the page’s own styles for the widgets.',
        help: 'Their room is not kept, and the page moves when they come. Widgets themselves need no entry. Write the rules into a style sheet of the page:',
        code:
          refused.map(({ textContent }) => textContent.trim()).join('\n') ||
          'shop-menu { display: block; min-height: 100vh }',
      },
    ];
  },
};

/** What a payment that begins on this page needs of it. */
export const checkPayments: Check = {
  name: 'Payments that begin on this page lead back to it',
  find({ shop, elements, scripts, referrerPolicy }) {
    const opens =
      elements.some((element) => element.matches('[open=page]')) ||
      scripts.some(({ src }) => new URL(src).searchParams.get('open') === 'page');
    if (!opens) return [];
    const findings: Finding[] = [];
    if (/^(?:no-referrer|same-origin)$/.test(referrerPolicy))
      findings.push({
        severity: 'warning',
        what: `The page's Referrer-Policy is ${referrerPolicy}.`,
        help: 'The storefront cannot tell that a payment began here, and shows the result itself. The origin alone is enough:',
        code: 'Referrer-Policy: strict-origin-when-cross-origin',
      });
    if (window !== window.top)
      findings.push({
        severity: 'note',
        what: 'The page is in a frame.',
        help: 'Payments leave the frame, and their result shows at the storefront.',
      });
    if (shop.paymentOrigins.length === 0)
      findings.push({
        severity: 'note',
        what: 'The storefront names no payment pages.',
        help: 'A paid order shows at the storefront, not on this page. Whoever runs the storefront sets, with the origin of its payment page:',
        code: 'PAYMENT_ORIGINS=https://pay.example',
      });
    return findings;
  },
};

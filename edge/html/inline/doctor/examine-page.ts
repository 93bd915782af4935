import { checkBase, checkHeader, checkHeadings, checkLanguage, checkPrototypes } from './check-page.ts';
import { checkPayments, checkPolicy, checkStyles } from './check-policy.ts';
import { checkProviderCors, checkSlugs, checkStorefrontCors, checkTenant } from './check-provider.ts';
import { checkDefined, checkDoubles, checkModules, checkOwners } from './check-scripts.ts';
import { originOf, type Check, type DoctorData, type ExaminedPage, type Finding } from './finding.ts';

/** In this order they are told. */
const checks: readonly Check[] = [
  checkModules,
  checkPolicy,
  checkDefined,
  checkStorefrontCors,
  checkProviderCors,
  checkTenant,
  checkSlugs,
  checkOwners,
  checkDoubles,
  checkPayments,
  checkHeader,
  checkPrototypes,
  checkStyles,
  checkBase,
  checkLanguage,
  checkHeadings,
];

export interface Examination {
  /** Errors first. */
  readonly findings: readonly Finding[];
  /** Names of the checks that found nothing. */
  readonly passed: readonly string[];
}

/** Looks at everything. A check that fails itself is told as a note. */
export async function examinePage(shop: DoctorData): Promise<Examination> {
  const violations: SecurityPolicyViolationEvent[] = [];
  const note = (event: SecurityPolicyViolationEvent) => violations.push(event);
  document.addEventListener('securitypolicyviolation', note);
  await widgetsAreShown(shop);
  const page: ExaminedPage = {
    shop,
    elements: elementsOf(shop),
    scripts: scriptsOf(shop),
    ...(await headersOfPage(violations)),
    violations,
  };
  const results = [];
  // One after the other: what one asks, the next need not.
  for (const check of checks) results.push({ name: check.name, found: await findIn(check, page) });
  document.removeEventListener('securitypolicyviolation', note);
  const found = results.flatMap((result) => result.found);
  return {
    findings: (['error', 'warning', 'note'] as const).flatMap((severity) =>
      found.filter((finding) => finding.severity === severity),
    ),
    passed: results.filter(({ found }) => found.length === 0).map(({ name }) => name),
  };
}

async function findIn(check: Check, page: ExaminedPage): Promise<readonly Finding[]> {
  try {
    return await check.find(page);
  } catch (error) {
    return [{ severity: 'note', what: `Not looked at: ${check.name}.`, help: String(error) }];
  }
}

function elementsOf({ elements }: DoctorData): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(Object.keys(elements).join())];
}

function scriptsOf({ storefrontUrl }: DoctorData): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src, type }) => {
    const origin = originOf(src);
    if (!origin || !/^\/embed\/[\w-]+(?:@[\w.-]+)?\.js$/.test(new URL(src).pathname)) return false;
    return origin === storefrontUrl || type === 'module';
  });
}

/** The page's policies and its Referrer-Policy, from the markup and from the headers that it is answered with. */
async function headersOfPage(
  violations: readonly SecurityPolicyViolationEvent[],
): Promise<Pick<ExaminedPage, 'policies' | 'referrerPolicy'>> {
  const contentOf = (selector: string) =>
    [...document.querySelectorAll<HTMLMetaElement>(selector)].map(({ content }) => content);
  const policies = contentOf('meta[http-equiv=Content-Security-Policy i]');
  let [referrerPolicy = ''] = contentOf('meta[name=referrer i]');
  try {
    const { headers } = await fetch(location.href);
    policies.push(...(headers.get('Content-Security-Policy') ?? '').split(/,\s*/));
    referrerPolicy ||= headers.get('Referrer-Policy')?.split(/,\s*/).at(-1) ?? '';
  } catch {
    // What refuses that says so, with all of its text; the event follows the failure.
    await new Promise((resolve) => setTimeout(resolve));
    policies.push(...violations.map(({ originalPolicy }) => originalPolicy));
  }
  return { policies: [...new Set(policies.filter(Boolean))], referrerPolicy: referrerPolicy.toLowerCase() };
}

/** How long widgets may take to show; where the doctor was pasted into the console, nothing is on its way any more. */
const timeoutMs = { loaded: 8000, pasted: 500 };

/** Resolves once the page has loaded, and every element of the shop shows something, or after a while. */
async function widgetsAreShown(shop: DoctorData): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const isLoaded = performance.getEntriesByName(`${shop.storefrontUrl}/embed/doctor.js`).length > 0;
  const isShown = ({ shadowRoot }: Element) => shadowRoot?.querySelector('[part~=root], slot[name=error]');
  const isAwaited = (element: Element) =>
    !element.matches('[loading=lazy], [reduced-data], [headless]') && hasScript(element, shop);
  const end = performance.now() + (isLoaded ? timeoutMs.loaded : timeoutMs.pasted);
  while (performance.now() < end && !elementsOf(shop).filter(isAwaited).every(isShown))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

function hasScript({ localName }: Element, shop: DoctorData): boolean {
  const { script = '' } = shop.elements[localName] ?? {};
  return scriptsOf(shop).some(({ src }) => new RegExp(`/(?:shop|${script})(?:@[\\w.-]+)?\\.js`).test(src));
}

// Google's tag, as its documentation has it: the id in the script's address and in its configuration.
// https://developers.google.com/tag-platform/gtagjs

import type { Report } from '@shop/shared/contracts';

const source = 'https://www.googletagmanager.com/gtag/js';

/** What the tag knows a page by. */
type Measured = Record<string, unknown> & { dataLayer?: unknown[] };

/** Loads and configures the tag, once; after a withdrawal it goes on. The edge's policy admits its origin. */
export function startAnalytics(document: Document, id: string): void {
  const page = measured();
  page[offSwitch(id)] = false;
  const address = `${source}?id=${encodeURIComponent(id)}`;
  if ([...document.scripts].some(({ src }) => src === address)) return;
  tag('js', new Date());
  tag('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted(address);
  document.head.append(script);
}

/** Hands an event of the shop to the tag, whose names and parameters it has. */
export const measureEvent: Report = (name, parameters) => tag('event', name, parameters);

function tag(..._command: unknown[]): void {
  // The tag reads `arguments` objects and skips arrays.
  (measured().dataLayer ??= []).push(arguments);
}

/** Ends what the tag does on this page, and takes its cookies away. */
export function stopAnalytics(document: Document, id: string): void {
  measured()[offSwitch(id)] = true;
  const names = document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/s, ''));
  for (const name of names.filter((candidate) => /^_ga(_|$)/.test(candidate)))
    for (const domain of domainsOf(document.location.hostname))
      document.cookie = `${name}=; Max-Age=0; Path=/${domain && `; Domain=${domain}`}`;
}

/** The host alone, then every domain that a cookie of its pages may have been set for. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))];
}

function offSwitch(id: string): string {
  return `ga-disable-${id}`;
}

function measured(): Measured {
  return globalThis;
}

interface AddressPolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  readonly trustedTypes?: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy };
}

/** The address as the browser's trusted types want it; a policy of its own, so that it can vouch for nothing else. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as TrustedTypes;
  const rules: AddressPolicy = { createScriptURL: () => address };
  return (trustedTypes?.createPolicy('shop-analytics', rules) ?? rules).createScriptURL(address);
}

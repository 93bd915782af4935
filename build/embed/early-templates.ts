import type { AreaManifest, EarlyCall } from '@shop/shared/contracts';
import { callAddress, endpointsByName } from '@shop/shared/contracts/provider';

/** The pattern among an area's routes that a widget's path template belongs to. */
export function patternOf({ name, routes }: AreaManifest, template: string): string {
  const pattern = template.replace(/\?.*$/s, '').replace(/\{(\w+)\}/g, ':$1');
  if (!routes.includes(pattern))
    throw new Error(`area.json of ${name}: no route is ${pattern}, shown by a widget`);
  return pattern;
}

/** Patterns of the pages that widgets begin with. */
export function firstPatterns(manifest: AreaManifest): string[] {
  return Object.values(manifest.elements).map((template) => patternOf(manifest, template));
}

/**
 * A page's early calls as address templates below the API base, with `{name}` for what the widget's attributes fill.
 * Inputs that the widget has no attribute for are left out.
 */
export function earlyTemplates({ early }: AreaManifest, pattern: string, template: string): string[] {
  const known = new Set(template.match(/\{\w+\}/g));
  return (early[pattern] ?? []).map((call) => addressTemplate(call, known));
}

function addressTemplate({ call, input }: EarlyCall, known: ReadonlySet<string>): string {
  const endpoint = endpointsByName.get(call);
  if (endpoint?.method !== 'GET')
    throw new Error(`area.json: the early call ${call} is no GET of the provider`);
  const filled = Object.entries(input).filter(([, value]) => !/^\{\w+\}$/.test(value) || known.has(value));
  // The table's entry knows what it takes; the manifest's input is checked by using it.
  const address = callAddress({ apiBase: '', paths: {} }, endpoint, Object.fromEntries(filled) as never);
  return address.replace(/%7B(\w+)%7D/g, '{$1}');
}

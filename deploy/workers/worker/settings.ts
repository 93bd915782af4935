import type { Bindings } from './bindings.ts';

/** The settings among the bindings, as texts: JSON may be written as such. */
export function settingsOf(bindings: Bindings): Readonly<Record<string, string>> {
  const { RELEASES: _, LOADER: __, RENDERER: ___, ...settings } = bindings;
  const texts = Object.entries(settings).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}

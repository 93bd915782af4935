import type { EdgeConfig } from './edge-config.ts';

/** Names in AREA_ORIGINS that are no area of the set: a typing error, or an area that is not published yet. */
export function unknownOrigins({ areas, areaOrigins }: EdgeConfig): string[] {
  const names = Object.keys(areaOrigins).filter((name) => !areas.has(name));
  const known = [...areas.keys()].toSorted().join(', ');
  return names.map((name) => `AREA_ORIGINS: there is no area ${name}; there are ${known}.`);
}

import { patternOfTemplate } from '@shop/shared/contracts/widgets';
import type { PageOfArea } from './page-of.ts';

/** The element that shows a page of the shop on other sites. */
export interface PageWidget {
  readonly tag: string;
  /** Its script is `/embed/<script>.js`. */
  readonly script: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** A part of a page, as a card. */
  readonly isPiece: boolean;
}

/** An area's own element for a page, else a piece of that path; undefined for a page that neither shows. */
export function widgetOf({ name, area, pattern, parameters }: PageOfArea): PageWidget | undefined {
  const shows = ({ path }: { readonly path: string }) => patternOfTemplate(path) === pattern;
  const element = Object.entries(area.elements).find(([, one]) => shows(one));
  const [tag, { path } = { path: '' }] =
    element ?? Object.entries(area.pieces ?? {}).find(([, one]) => shows(one)) ?? [];
  if (tag === undefined) return undefined;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, named = '']) => named);
  const given = names.flatMap((named) => (parameters[named] ? [[named, parameters[named]] as const] : []));
  return {
    tag,
    script: element ? name : 'shop',
    attributes: Object.fromEntries(given),
    isPiece: element === undefined,
  };
}

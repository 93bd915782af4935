import type { HtmlElement } from './html-tree.ts';

type Attributes = HtmlElement['attributes'];

/**
 * Columns of a row at most, and places of columns times rows that a cell takes. A browser takes time with columns times rows where
 * borders collapse, as they may in a page that shows a fragment.
 */
const mostPlaces = 99;

/** Whether a row has all its columns: the words of a further cell go on in its last one. */
export function isFull(row: HtmlElement): boolean {
  return freeColumns(row) < 1;
}

/** The attributes of a row's next cell, spans that are too large being cut: `colspan=100` is written for a whole row. */
export function cellAttributes(row: HtmlElement, attributes: Attributes): Attributes {
  const columns = Math.min(spanOf(attributes, 'colspan'), freeColumns(row));
  const rows = Math.min(spanOf(attributes, 'rowspan'), Math.floor(mostPlaces / columns));
  const { colspan: _, rowspan: __, ...others } = attributes;
  return {
    ...others,
    ...(columns > 1 && { colspan: `${columns}` }),
    ...(rows > 1 && { rowspan: `${rows}` }),
  };
}

function freeColumns({ children }: HtmlElement): number {
  const columns = children.map((cell) => (typeof cell === 'string' ? 1 : spanOf(cell.attributes, 'colspan')));
  return mostPlaces - columns.reduce((sum, one) => sum + one, 0);
}

function spanOf(attributes: Attributes, name: 'colspan' | 'rowspan'): number {
  const written = attributes[name]?.trim() ?? '';
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 1;
}

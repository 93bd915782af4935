/** The numbers below a count, from 0. `Array.from` would be the page's own around a widget, where that has Prototype.js. */
export function indices(count: number): number[] {
  const all: number[] = [];
  while (all.length < count) all.push(all.length);
  return all;
}

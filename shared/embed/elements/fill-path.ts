/** Values of a widget's attributes by property name, e.g. `apiBase`; absent ones are not there. */
export type WidgetValues = Readonly<Record<string, string>>;

/**
 * Fills the `{name}` parts of a path with values: `/products/{slug}?category={category}`. A query part without
 * a value is left out; a missing part of the path throws. Gives the very text that `callAddress` gives.
 */
export function fillPath(template: string, values: WidgetValues): string {
  const [path = '', query] = template.split('?');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!values[name]) throw Error(`"${name}" is missing`);
    return encodeURIComponent(values[name]);
  });
  const search = new URLSearchParams();
  for (const [name, part] of new URLSearchParams(query)) {
    const value = part.replace(/^\{(\w+)\}$/, (_, wanted: string) => values[wanted] ?? '');
    if (value) search.set(name, value);
  }
  const text = search.toString();
  return filled + (text && `?${text}`);
}

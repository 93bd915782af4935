/**
 * A value as JSON, whatever the page of a widget has added to arrays and texts: with Prototype.js 1.6 their `toJSON` puts a text in
 * the place of a list.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function own(this: Record<string, unknown>, key: string) {
    return this[key];
  });
}

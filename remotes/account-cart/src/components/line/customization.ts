/** What was chosen for a line, as `{key}: {value}`; a value may be anything the provider keeps. */
export function customizationTexts(customization: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(customization).map(([key, value]) => `${key}: ${valueText(value)}`);
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  return value == null ? '' : JSON.stringify(value);
}

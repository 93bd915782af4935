/** The address, or null when it is none: `URL.canParse` and `URL.parse` are newer than the browsers we serve. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

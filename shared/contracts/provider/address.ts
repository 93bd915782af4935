import type { Endpoint } from './endpoint.ts';

interface AddressSettings {
  readonly apiBase: string;
  readonly paths: Readonly<Record<string, string>>;
}

/**
 * The full address of a call: path overridden by the provider settings where they say so, parameters encoded,
 * query in the order of the table without absent and empty values. The same input always gives the same text.
 */
export function callAddress<Input>(
  settings: AddressSettings,
  endpoint: Endpoint<Input, unknown>,
  input: Input,
): string {
  const { params = {}, query = {} } = endpoint.request(input);
  const path = (settings.paths[endpoint.name] ?? endpoint.path).replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${endpoint.name} needs "${name}"`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return settings.apiBase + path + (text && `?${text}`);
}

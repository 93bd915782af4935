/** The origin named by an address, or null when it names none over http(s). */
export function originOf(address: string | undefined): string | null {
  const url = address === undefined ? null : URL.parse(address);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.origin : null;
}

/** Whether an origin is this machine itself. */
export function isLoopback(origin: string): boolean {
  const name = URL.parse(origin)?.hostname ?? '';
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d+){3}$/.test(name)
  );
}

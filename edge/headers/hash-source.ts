const known = new Map<string, Promise<string>>();
const most = 200;

/** The source expression that admits an inline text. Documents share most of theirs, so hashes are kept. */
export function hashSource(text: string): Promise<string> {
  const source = known.get(text) ?? hashed(text);
  known.delete(text);
  known.set(text, source);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return source;
}

async function hashed(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

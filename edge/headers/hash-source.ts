import { createLru } from '@shop/shared/contracts';

/** Documents share most of their inline texts. */
const sources = createLru<string, Promise<string>>(200);

/** The source expression that admits an inline text. */
export function hashSource(text: string): Promise<string> {
  const source = sources.get(text) ?? hash(text);
  sources.set(text, source);
  return source;
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

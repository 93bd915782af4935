import { createHash } from 'node:crypto';

/** `sha256-…` of a widget's file: scripts name many, and a longer one buys nothing there. */
export function shortIntegrity(text: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

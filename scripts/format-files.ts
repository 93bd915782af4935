import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Why the formatter failed. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** Formats files of a checkout, by paths relative to it. Throws a `FormatError`. */
export function formatFiles(checkout: string, files: readonly string[]): void {
  const oxfmt = join(checkout, 'node_modules/.bin/oxfmt');
  const options = { cwd: checkout, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stdout, stderr, error } = spawnSync(oxfmt, files, options);
  if (status === 0) return;
  const reason = error?.message ?? `${stdout}${stderr}`.trim();
  throw new FormatError(`The files could not be formatted. Mend this, then run npm run format:\n${reason}`);
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files of a test, in a directory of its own. */
export interface TestFiles {
  readonly root: string;
  /** Writes a file below the root; returns its path. */
  write(file: string, content: string): string;
  remove(): void;
}

export function createTestFiles(): TestFiles {
  const root = mkdtempSync(join(tmpdir(), 'edge-'));
  return {
    root,
    write(file, content) {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

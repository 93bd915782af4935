import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { checkout } from '../../scripts/build-all.ts';

export interface CheckoutCopy {
  readonly root: string;
  /** Replaces the first occurrence of a text in a source file; throws when it is not there. */
  edit(file: string, text: string, replacement: string): void;
  remove(): void;
}

const notCopied = new Set(['node_modules', 'dist', '.cache', '.data', '.git']);

/**
 * A copy of the checkout's sources for tests that edit them, inside the checkout unless `parent` names another folder.
 * Its packages are links to the installed ones; those of the workspace are links to the copy's own folders.
 */
export function copyCheckout(parent = join(checkout, '.cache')): CheckoutCopy {
  mkdirSync(join(checkout, '.cache'), { recursive: true });
  const root = mkdtempSync(join(parent, 'copy-'));
  for (const name of readdirSync(checkout).filter((name) => !notCopied.has(name)))
    cpSync(join(checkout, name), join(root, name), {
      recursive: true,
      // Some folders install packages of their own, which no dev server needs.
      filter: (path) => basename(path) !== 'node_modules',
    });
  linkPackages(root);
  mkdirSync(join(root, '.cache'));
  return {
    root,
    edit(file, text, replacement) {
      const path = join(root, file);
      const source = readFileSync(path, 'utf8');
      if (!source.includes(text)) throw new Error(`${file} has no ${text}`);
      // In one step, as editors do: a file that is being written is empty for a moment, and may be read then.
      const whole = join(root, '.cache/edited');
      writeFileSync(
        whole,
        source.replace(text, () => replacement),
      );
      renameSync(whole, path);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function linkPackages(root: string): void {
  const packages = join(checkout, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name === '@shop')
      cpSync(join(packages, name), join(root, 'node_modules', name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(packages, name), join(root, 'node_modules', name), 'junction');
  }
}

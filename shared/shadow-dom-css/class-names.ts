import { createHash } from 'node:crypto';

/**
 * `name_hash`, the hash being of the file's content alone: two versions of a component on one page never meet,
 * and equal copies in several builds stay equal, so that the page keeps one sheet for them.
 */
export function scopedName(name: string, _file: string, css: string): string {
  return `${name}_${createHash('sha256').update(css).digest('hex').slice(0, 8)}`;
}

/** For `css.modules` of every build, rendering ones too: the names must agree. */
export const cssModules = { generateScopedName: scopedName };

import type { EdgeConfig } from '../config.ts';

/**
 * The document template with the site's `theme_name` on its root, where the shell's palettes look for it.
 * A name that is none of a palette, or no name at all, changes nothing.
 */
export function withPalette(template: string, { site }: Pick<EdgeConfig, 'site'>): string {
  const name = site.theme_name.trim().toLowerCase();
  return /^[a-z][\w-]*$/.test(name) ? template.replace('<html ', `<html data-palette="${name}" `) : template;
}

import type { EdgeConfig } from '../releases/edge-config.ts';

/** The template with the site's `theme_name` on the root, where the shell's palettes select by it. */
export function withPalette(template: string, { site }: Pick<EdgeConfig, 'site'>): string {
  const name = site.theme_name.trim().toLowerCase();
  return /^[a-z][\w-]*$/.test(name) ? template.replace('<html ', `<html data-palette="${name}" `) : template;
}

export type TemplateParts = readonly [
  start: string,
  afterHead: string,
  afterContent: string,
  afterBoot: string,
];

const partsByConfig = new WeakMap<EdgeConfig, TemplateParts>();

/** The template of a rendered document, split at its head, at the content of `#shop` and at its end. */
export function renderedTemplate(config: EdgeConfig): TemplateParts {
  const parts = partsByConfig.get(config) ?? splitTemplate(withPalette(config.template, config));
  partsByConfig.set(config, parts);
  return parts;
}

/** The template without what stands between two marks. In one pass: here nothing ends what takes too long. */
export function withoutPart(template: string, name: 'rendered' | 'unrendered'): string {
  const [first = '', ...others] = template.split(`<!--shop:${name}-->`);
  const after = (text: string) => text.split(`<!--/shop:${name}-->`).slice(1).join('');
  return first + others.map((text) => after(text).trimStart()).join('');
}

function splitTemplate(template: string): TemplateParts {
  const rendered = withoutPart(template, 'unrendered').replaceAll(/<!--\/?shop:rendered-->\s*/g, '');
  // React hydrates `#shop`: no whitespace may remain beside the page.
  const [before = '', , after, ...more] = rendered.split(/<!--\/?shop:waiting-->\s*/);
  const [start = '', afterHead] = before.trimEnd().split('<!--shop:head-->');
  const [afterContent = '', afterBoot] = (after ?? '').split('<!--shop:boot-->');
  if (afterHead === undefined || afterBoot === undefined || more.length > 0)
    throw new Error('The document template does not mark where a page goes.');
  return [start, afterHead, afterContent, afterBoot];
}

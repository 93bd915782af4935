import type { ComponentProps, ReactElement } from 'react';
import { PlatformProvider, usePlatform } from './platform-context.tsx';

interface CachedItemProps extends ComponentProps<'li'> {
  /** See `CachedMarkup`: names everything that the content depends on. Null for content that is rendered with the page. */
  readonly of: readonly unknown[] | null;
  readonly children: ReactElement;
}

/** A list item whose content many pages show: servers render that once, browsers as they render everything. */
export function CachedItem({ of, children, ...item }: CachedItemProps) {
  const platform = usePlatform();
  if (import.meta.env.WIDGET || !of || !platform.cachedMarkup) return <li {...item}>{children}</li>;
  const part = <PlatformProvider platform={platform}>{children}</PlatformProvider>;
  // Hydration finds the elements that it would have rendered.
  return <li {...item} dangerouslySetInnerHTML={{ __html: platform.cachedMarkup(of, part) }} />;
}

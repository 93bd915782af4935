import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import styles from './category-links.module.css';
import { CategoryNav } from './category-nav.tsx';
import type { followSections } from './follow-sections.ts';
import type { Section } from './sections.ts';

/** Links to the sections of the list on this page; the current one follows the scroll. */
export function SectionLinks({ sections }: { readonly sections: readonly Section[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(sections[0]?.id);
  const following = useRef<ReturnType<typeof followSections>>(undefined);
  const load = useCallback(async () => {
    const code = await import('./follow-sections.ts');
    const ids = sections.map(({ id }) => id);
    if (row.current) following.current ??= code.followSections(row.current, ids, setCurrent);
    return following.current;
  }, [sections]);
  useEffect(() => {
    // Until then the first one is the current one, and nothing is to be loaded.
    const onScroll = () => void load().catch(() => undefined);
    addEventListener('scroll', onScroll, { once: true });
    if (scrollY > 0) onScroll();
    return () => {
      removeEventListener('scroll', onScroll);
      following.current?.stop();
      following.current = undefined;
    };
  }, [load]);
  const onPress = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const heading = (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(id);
    load().then(
      (follow) => follow?.scrollTo(id),
      () => heading?.scrollIntoView(),
    );
  };
  return (
    <CategoryNav row={row}>
      {sections.map(({ id, name }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles.link}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => onPress(event, id)}
          >
            {name}
          </a>
        </li>
      ))}
    </CategoryNav>
  );
}

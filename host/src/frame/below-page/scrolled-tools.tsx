import { Icon } from '@shop/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { belowPageMessages as messages } from '../../messages/below-page.ts';
import styles from './below-content.module.css';

/** Pixels of scroll beyond which a tool shows: the search's row of a phone has left the view at 56. */
const thresholds = { search: 55, toTop: 300 };

/** What a page has once it is scrolled: the way back to its top, and on a phone the way to the search. */
export function ScrolledTools() {
  const [hasSearch, setHasSearch] = useState(false);
  const [hasToTop, setHasToTop] = useState(false);
  useEffect(() => {
    const update = () => {
      // In use, the search lies over the row in which these stand on a phone.
      const isSearching = document.activeElement?.closest('header [role=search]') != null;
      setHasSearch(scrollY > thresholds.search && !isSearching);
      setHasToTop(scrollY > thresholds.toTop && !isSearching);
    };
    const stop = onScroll(update);
    for (const name of ['focusin', 'focusout']) addEventListener(name, update);
    return () => {
      stop();
      for (const name of ['focusin', 'focusout']) removeEventListener(name, update);
    };
  }, []);
  return (
    <>
      {hasSearch && (
        <button
          type="button"
          className={styles.openSearch}
          aria-label={messages.openSearch}
          onClick={focusSearch}
        >
          <Icon name="search" />
        </button>
      )}
      {hasToTop && <ToTop />}
    </>
  );
}

/** With the focus in it the search lies over the header's row. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('header input[name=search]')?.focus({ preventScroll: true });
}

function ToTop() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => onScroll(() => button.current?.style.setProperty('--covered', `${coveredHeight()}px`)), []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.toTop}
      aria-label={messages.toTop}
      onClick={scrollToTop}
    >
      <Icon name="chevron" />
    </button>
  );
}

/** Calls back at once, and whenever the page is scrolled or resized. Returns a function that stops it. */
function onScroll(listener: () => void): () => void {
  listener();
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

/** Pixels at the lower edge of the viewport that the footer or a bar covers: the button stands above them. */
function coveredHeight(): number {
  const below = document.querySelectorAll('.shop-root > footer, #consent, #connection');
  const tops = Array.from(below, (element) => element.getBoundingClientRect().top);
  return innerHeight - Math.min(innerHeight, ...tops);
}

/** The button disappears at the top, so the focus moves to the page. */
function scrollToTop(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: reducesMotion ? 'instant' : 'smooth' });
}

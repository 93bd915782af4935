import { Icon } from '@shop/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../messages/shell.ts';
import styles from './below-content.module.css';

/** Pixels. */
const threshold = 300;

export function ScrollToTop() {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => onScroll(() => setIsScrolled(scrollY > threshold)), []);
  return isScrolled && <ToTop />;
}

function ToTop() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    () => onScroll(() => button.current?.style.setProperty('translate', `0 ${-coveredHeight()}px`)),
    [],
  );
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
  const below = document.querySelectorAll('.shop-root > footer, #consent, #connection, #cart-bar');
  const tops = Array.from(below, (element) => element.getBoundingClientRect().top);
  return innerHeight - Math.min(innerHeight, ...tops);
}

/** The button disappears at the top, so the focus moves to the page. */
function scrollToTop(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: reducesMotion ? 'instant' : 'smooth' });
}

import { Icon } from '@shop/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import styles from './below-content.module.css';

/** Pixels a page is scrolled before the button is of use. */
const threshold = 300;

export function ScrollToTop() {
  const [away, setAway] = useState(false);
  useEffect(() => whenScrolled(() => setAway(scrollY > threshold)), []);
  return away && <ToTop />;
}

function ToTop() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    () => whenScrolled(() => button.current?.style.setProperty('translate', `0 ${-covered()}px`)),
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

/** Calls back at once, and whenever the page has moved. Gives what ends it. */
function whenScrolled(look: () => void): () => void {
  look();
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
  return () => {
    removeEventListener('scroll', look);
    removeEventListener('resize', look);
  };
}

/** Pixels at the screen's lower edge where the footer's links or the consent bar are: the button stands above them. */
function covered(): number {
  const below = document.querySelectorAll('.shop-root > footer, #consent');
  const tops = Array.from(below, (element) => element.getBoundingClientRect().top);
  return innerHeight - Math.min(innerHeight, ...tops);
}

/** The button is gone at the top: what has focus then is the page. */
function scrollToTop(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

import { usePlatform } from '@shop/shared/ui';
import { createElement, useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import styles from './below-content.module.css';
import { ScrollToTop } from './scroll-to-top.tsx';
import { useIsNear } from './use-is-near.ts';

/** The contact section once it is near the screen, and the way back to the top. */
export function BelowContent() {
  return (
    <>
      <ContactPlace />
      <ScrollToTop />
    </>
  );
}

function ContactPlace() {
  const { fragment } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const near = useIsNear(place);
  const [came, setCame] = useState(false);
  if (near && !came) setCame(true);
  return (
    <div ref={place} className={styles.contact}>
      {came && createElement(fragment('blog/contact-section'), { instead: <NoContact /> })}
    </div>
  );
}

/**
 * Stands where the contact section did not arrive. The place kept for that is given up as soon as nobody sees it, so
 * that nothing moves under a reader.
 */
function NoContact() {
  const text = useRef<HTMLParagraphElement>(null);
  const seen = useIsNear(text, '0px', true);
  const [given, setGiven] = useState(false);
  if (!seen && !given) setGiven(true);
  return (
    <p ref={text} className={styles.missing} data-given={given || undefined}>
      {messages.contactMissing}
    </p>
  );
}

import { usePlatform } from '@shop/shared/ui';
import { createElement, useEffect, useRef, useState, type RefObject } from 'react';
import { belowPageMessages as messages } from '../../messages/below-page.ts';
import styles from './below-content.module.css';
import { ScrolledTools } from './scrolled-tools.tsx';

/** The contact section once it is near the screen, and what a scrolled page has. */
export function BelowContent() {
  return (
    <>
      <ContactSection />
      <ScrolledTools />
    </>
  );
}

function ContactSection() {
  const { fragment } = usePlatform();
  const placeholder = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(placeholder);
  const [isLoading, setIsLoading] = useState(false);
  if (isNear && !isLoading) setIsLoading(true);
  return (
    <div ref={placeholder} className={styles.contact}>
      {isLoading && createElement(fragment('blog/contact-section'), { instead: <NoContact /> })}
    </div>
  );
}

/**
 * Shown where the contact section could not be loaded. The height reserved for it collapses once it is off screen, so that
 * nothing moves under a reader.
 */
function NoContact() {
  const text = useRef<HTMLParagraphElement>(null);
  const isVisible = useIsNear(text, '0px', true);
  const [isCollapsed, setIsCollapsed] = useState(false);
  if (!isVisible && !isCollapsed) setIsCollapsed(true);
  return (
    <p ref={text} className={styles.missing} data-collapsed={isCollapsed || undefined}>
      {messages.contactMissing}
    </p>
  );
}

/** Whether an element is within the margin of the viewport; `initial` until that is known. */
function useIsNear(element: RefObject<Element | null>, margin = '300px', initial = false): boolean {
  const [isNear, setIsNear] = useState(initial);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isNear;
}

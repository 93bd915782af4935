import { usePlatform } from '@shop/shared/ui';
import { useState, type KeyboardEvent } from 'react';
import { entryMessages as messages } from '../../messages/entry.ts';
import styles from './entry-form.module.css';

/** What a password field needs so that its typing can be looked at, and a lock of capitals is noticed. */
export function useReveal() {
  const { announce } = usePlatform();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => {
    const on = event.getModifierState('CapsLock');
    if (on && !capsLock) announce(messages.capsLock);
    setCapsLock(on);
  };
  return {
    /** For each of the fields. */
    field: { type: shown ? 'text' : 'password', onKeyDown: look, onKeyUp: look, spellCheck: false },
    /** Takes the place of a field's hint. */
    hint: capsLock ? messages.capsLock : undefined,
    toggle: <Reveal shown={shown} onToggle={() => setShown(!shown)} />,
    /** Before the form is sent, so that no browser remembers it as a plain text. */
    hide: () => setShown(false),
  };
}

function Reveal({ shown, onToggle }: { readonly shown: boolean; onToggle(): void }) {
  return (
    <button
      type="button"
      className={styles.reveal}
      aria-label={shown ? messages.hideTyped : messages.showTyped}
      onClick={onToggle}
    >
      {shown ? messages.hide : messages.show}
    </button>
  );
}

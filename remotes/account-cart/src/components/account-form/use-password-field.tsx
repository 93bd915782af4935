import { usePlatform } from '@shop/shared/ui';
import { useState, type KeyboardEvent } from 'react';
import { accountFormMessages as messages } from '../../messages/account-form.ts';
import styles from './account-form.module.css';

/** Props of password fields that can be revealed and that warn about Caps Lock. */
export function usePasswordField() {
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
    /** Replaces the field's hint. */
    hint: capsLock ? messages.capsLock : undefined,
    toggle: <Reveal shown={shown} onToggle={() => setShown(!shown)} />,
    /** Called before the form is sent, so that browsers do not store the password as plain text. */
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

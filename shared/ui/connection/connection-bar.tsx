import type { ConnectionState } from '../../contracts/index.ts';
import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../area/platform-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages.ts';
import styles from './connection-bar.module.css';
import { useConnectionState } from './use-connection.ts';

/** How long the bar says that all is well again. */
const backMs = 4000;

/**
 * One bar for the whole shop while the browser is offline or the provider does not answer, and a moment after that; and while
 * something cached is shown.
 */
export function ConnectionBar() {
  const { announce, connection } = usePlatform();
  const { status, offline } = useConnectionState();
  const state = useShown(status);
  const shown = offline?.text ?? (state && messages.connection[state]);
  useEffect(() => {
    if (!connection || announced.get(connection) === shown) return;
    announced.set(connection, shown);
    if (shown) announce(shown);
  }, [announce, connection, shown]);
  if (!shown) return null;
  const isBack = !offline?.text && (state === 'online' || state === 'up');
  return (
    <p id="connection" className={isBack ? `${styles.bar} ${styles.back}` : styles.bar}>
      <Icon name={isBack ? 'check' : 'alert'} />
      {shown}
    </p>
  );
}

/** What was announced last: the widgets of a page share a connection, and one of them says it. */
const announced = new WeakMap<object, string | undefined>();

function useShown(status: ConnectionState['status']): keyof typeof messages.connection | undefined {
  const before = useRef(status);
  const [back, setBack] = useState<'online' | 'up'>();
  useEffect(() => {
    const last = before.current;
    before.current = status;
    if (status !== 'online' || last === 'online') return;
    setBack(last === 'offline' ? 'online' : 'up');
    const timer = setTimeout(() => setBack(undefined), backMs);
    return () => clearTimeout(timer);
  }, [status]);
  return status === 'online' ? back : status;
}

import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../area/platform-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from '../messages.ts';
import styles from './connection-bar.module.css';
import { useConnection } from './use-connection.ts';

/** How long the bar says that all is well again. */
const backMs = 4000;

type Shown = keyof typeof messages.connection;

/** One bar for the whole shop while the browser is offline or the provider does not answer, and a moment after that. */
export function ConnectionBar() {
  const { announce, connection } = usePlatform();
  const shown = useShown();
  useEffect(() => {
    if (!connection || announced.get(connection) === shown) return;
    announced.set(connection, shown);
    if (shown) announce(messages.connection[shown]);
  }, [announce, connection, shown]);
  if (!shown) return null;
  const isBack = shown === 'online' || shown === 'up';
  return (
    <p id="connection" className={isBack ? `${styles.bar} ${styles.back}` : styles.bar}>
      <Icon name={isBack ? 'check' : 'alert'} />
      {messages.connection[shown]}
    </p>
  );
}

/** What was announced last: the widgets of a page share a connection, and one of them says it. */
const announced = new WeakMap<object, Shown | undefined>();

function useShown(): Shown | undefined {
  const status = useConnection();
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

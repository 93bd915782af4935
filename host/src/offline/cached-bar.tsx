import type { ConnectionState, Platform } from '@shop/shared/contracts';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { messages } from '../messages/offline.ts';
import styles from './cached-bar.module.css';
import { keptTime } from './kept-time.ts';

/** Before each question whether the shop answers again; the last one is repeated. */
const pausesMs = [1000, 4000, 15_000, 60_000];

/** Below what the worker waits for the network, or the document that is loaded then would be the kept one again. */
const answerMs = 3000;

interface CachedBarProps extends Pick<Platform, 'announce'>, Pick<ConnectionState, 'status'> {
  /** Milliseconds since 1970. */
  readonly cachedAt: number;
  readonly icon: ReactNode;
  /** Rejects while the provider does not answer. */
  ask(signal: AbortSignal): Promise<unknown>;
  /** Called before the page is loaded anew. */
  onReload(): void;
}

/**
 * Says since when what is shown was kept, and loads the page anew as soon as the shop answers. What it needs of the shell is among
 * its properties: an import would take that out of the shell's first file.
 */
export function CachedBar({ cachedAt, status, icon, announce, ask, onReload }: CachedBarProps) {
  const [now] = useState(() => new Date());
  const text = messages.cached(status, keptTime(new Date(cachedAt), now));
  useEffect(() => announce(text), [announce, text]);
  const reloadLater = useEffectEvent(() => reloadWhenAnswered(ask, onReload));
  useEffect(() => (status === 'online' ? reloadLater() : undefined), [status]);
  return (
    <p id="connection" className={styles.bar}>
      {icon}
      {text}
    </p>
  );
}

/** Returns what ends it. */
function reloadWhenAnswered(ask: CachedBarProps['ask'], onReload: CachedBarProps['onReload']): () => void {
  let attempts = 0;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async () => {
    const isBack = !isWriting() && (await isAnswered(ask));
    if (isEnded) return;
    if (!isBack) {
      timer = setTimeout(() => void attempt(), pausesMs[Math.min(attempts, pausesMs.length - 1)]);
      attempts += 1;
      return;
    }
    onReload();
    location.reload();
  };
  void attempt();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}

/** Whether edge and provider do. */
async function isAnswered(ask: CachedBarProps['ask']): Promise<boolean> {
  const signal = AbortSignal.timeout(answerMs);
  try {
    const [{ ok }] = await Promise.all([fetch(location.href, { cache: 'no-store', signal }), ask(signal)]);
    return ok;
  } catch {
    // They do not yet.
    return false;
  }
}

/** Whether a reload would lose what somebody has written; the bar stays meanwhile. */
function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '#content :is(textarea, input:is([type=text], [type=email], [type=tel], [type=password]))',
  );
  return [...fields].some(({ value }) => value !== '');
}

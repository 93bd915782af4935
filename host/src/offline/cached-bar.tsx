import { ConnectionBar, useConnection } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { saveSearchTerm } from '../frame/header/search.tsx';
import { messages } from '../messages/offline.ts';
import { keptTime } from './kept-time.ts';

/** Before each question whether the shop answers again; the last one is repeated. */
const pausesMs = [1000, 4000, 15_000, 60_000];

/** Below what the worker waits for the network, or the document that is loaded then would be the kept one again. */
const answerMs = 3000;

/** Says since when what is shown was kept, and loads the page anew as soon as the shop answers. */
export function CachedBar({ cachedAt }: { readonly cachedAt: number }) {
  const status = useConnection();
  const [now] = useState(() => new Date());
  useEffect(() => (status === 'online' ? reloadWhenAnswered() : undefined), [status]);
  return <ConnectionBar text={messages.cached(status, keptTime(new Date(cachedAt), now))} />;
}

/** Returns what ends it. */
function reloadWhenAnswered(): () => void {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    if (!isWriting() && (await isAnswered())) {
      saveSearchTerm(document);
      location.reload();
    } else wait();
  };
  const wait = () => {
    timer = setTimeout(() => void ask(), pausesMs[Math.min(attempts, pausesMs.length - 1)]);
    attempts += 1;
  };
  void ask();
  return () => clearTimeout(timer);
}

async function isAnswered(): Promise<boolean> {
  try {
    const { href } = location;
    const { ok } = await fetch(href, { cache: 'no-store', signal: AbortSignal.timeout(answerMs) });
    return ok;
  } catch {
    // It does not answer yet.
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

import type { SafeStorage } from '@shop/shared/storage';

/** Before each question whether the shop answers again; the last one is repeated. */
const pausesMs = [1000, 4000, 15_000, 60_000];

/** Below what the worker waits for the network, or the document that is loaded then would be the cached one again. */
const answerMs = 3000;

/**
 * A page that has just been loaded anew and is shown as kept again gains nothing by it: edge and provider answer, but something
 * of the page takes longer than the worker waits.
 */
const restMs = 5 * 60_000;
const storageKey = 'shopReloaded';

type TabStorage = Pick<SafeStorage, 'getItem' | 'setItem'>;

/** Rejects while the provider does not answer. */
type Ask = (signal: AbortSignal) => Promise<void>;

/**
 * Reloads the page as soon as edge and provider answer, once in five minutes of a tab. Returns what ends that.
 * @param onReload called before
 */
export function reloadWhenAnswered(ask: Ask, onReload: () => void, tabStorage: TabStorage): () => void {
  let attempts = 0;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async () => {
    const isBack = !isWriting() && !isResting(tabStorage) && (await isAnswered(ask));
    if (isEnded) return;
    // Somebody may have begun to write meanwhile.
    if (!isBack || isWriting() || !noteReload(tabStorage)) {
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

async function isAnswered(ask: Ask): Promise<boolean> {
  const signal = AbortSignal.timeout(answerMs);
  try {
    const [{ ok }] = await Promise.all([fetch(location.href, { cache: 'no-store', signal }), ask(signal)]);
    return ok;
  } catch {
    // They do not yet.
    return false;
  }
}

/** Whether this tab was loaded anew by itself a short while ago. */
function isResting(tabStorage: TabStorage): boolean {
  const ageMs = Date.now() - Number(tabStorage.getItem(storageKey));
  return ageMs >= 0 && ageMs < restMs;
}

/** False without a storage, where the page would be loaded again and again. */
const noteReload = (tabStorage: TabStorage) => tabStorage.setItem(storageKey, `${Date.now()}`);

/** Whether a reload would lose what somebody has written; the bar stays meanwhile. */
export function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '#content :is(textarea, input:is([name]:not([type]), [type=text], [type=email], [type=tel], [type=password]))',
  );
  return [...fields].some(({ value }) => value !== '');
}

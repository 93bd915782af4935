import { useCallback, useEffect, useState, type ComponentType } from 'react';

type Bring<Props> = () => Promise<ComponentType<Props>>;

const known = new WeakMap<object, unknown>();

/**
 * A part of a page that is needed only sometimes, in code of its own. It stays in use once it was needed, so that what it
 * shows may outlive the need.
 * @param bring imports it; the same function at each render
 * @param options.needed whether it is to show: it comes at once
 * @param options.likely whether it may be needed soon: it comes when the page has nothing else to do, so that a line
 * that is lost later stops nobody
 */
export function useLatePart<Props>(
  bring: Bring<Props>,
  { needed, likely = false }: { readonly needed: boolean; readonly likely?: boolean },
) {
  // Only `bring` puts something there for itself.
  const [part, setPart] = useState(() => known.get(bring) as ComponentType<Props> | undefined);
  const [failed, setFailed] = useState(false);
  const [inUse, use] = useState(needed);
  if (needed && !inUse) use(true);

  const ask = useCallback(() => {
    remembered(bring).then(
      (part) => setPart(() => part),
      () => setFailed(true),
    );
  }, [bring]);
  useEffect(() => {
    if (needed) ask();
    else if (likely) return whenIdle(ask);
  }, [needed, likely, ask]);
  const load = () => {
    setFailed(false);
    ask();
  };
  return { Part: inUse ? part : undefined, failed, load };
}

async function remembered<Props>(bring: Bring<Props>): Promise<ComponentType<Props>> {
  const part = await bring();
  known.set(bring, part);
  return part;
}

/** Does something once the page is at rest; gives the way to leave it. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const place = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(place);
}

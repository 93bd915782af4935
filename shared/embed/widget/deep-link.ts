import { pageGlobal } from '@shop/shared/contracts';
import type { HistoryStep } from '../../router/memory/index.ts';

/** A widget's view in a query parameter of the page's address; the other parameters stay as they are written. */
export interface DeepLink {
  /** The path in the address; null when there is none. */
  read(): string | null;
  /** Writes a path to the address; `push` adds an entry to the page's history. */
  write(path: string, step: HistoryStep): void;
  end(): void;
}

interface DeepLinkOptions {
  readonly window: Window;
  /** Name of the parameter; a number is added when another widget has it. */
  readonly name: string;
  /** The first page, which is not written to the address. */
  home(): string;
  /** Called when the visitor goes back or forward to another view. */
  onPopState(path: string): void;
}

export function createDeepLink({ window, home, ...options }: DeepLinkOptions): DeepLink {
  const { name, free } = claimName((pageGlobal().deepLinks ??= new Set()), options.name);
  const read = () => new URLSearchParams(window.location.search).get(name);
  const shown = () => read() ?? home();
  let last = shown();
  // A jump within the page, or a step of another widget, is none of this one: what its page has in its own state would be lost.
  const onPopState = () => {
    const path = shown();
    if (path !== last) options.onPopState((last = path));
  };
  window.addEventListener('popstate', onPopState);
  return {
    read,
    write(path, step) {
      last = path;
      if (shown() === path) return;
      const { protocol, host } = window.location;
      // In full, since a page may have a `<base>`.
      const address = `${protocol}//${host}${addressWith(window.location, name, path === home() ? null : path)}`;
      const old: unknown = window.history.state;
      // The page's own: a text, a number or a list is left as it is.
      const isRecord = typeof old === 'object' && !Array.isArray(old);
      const state = isRecord ? { ...old, [name]: path } : old;
      if (step === 'push') window.history.pushState(state, '', address);
      else window.history.replaceState(state, '', address);
    },
    end() {
      window.removeEventListener('popstate', onPopState);
      free();
    },
  };
}

/** The address with one parameter changed, or removed for null; the rest keeps its spelling. */
export function addressWith(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  name: string,
  value: string | null,
): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(name));
  const own = `${encodeURIComponent(name)}=${encodeURIComponent(value ?? '').replaceAll('%2F', '/')}`;
  const parts = value === null ? others : [...others, own];
  return pathname + (parts.length > 0 ? `?${parts.join('&')}` : '') + hash;
}

/** Reserves a name that no other widget of the page uses; `free` releases it. */
export function claimName(taken: Set<string>, wanted: string): { readonly name: string; free(): void } {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`;
  taken.add(name);
  return { name, free: () => void taken.delete(name) };
}

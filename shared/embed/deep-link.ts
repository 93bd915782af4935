import type { HistoryStep } from '../router/memory/index.ts';

/** A widget's view in a query parameter of the page's address; the other parameters stay as they are written. */
export interface DeepLink {
  /** The path in the address; null when it names none. */
  read(): string | null;
  /** Puts a path into the address, as an entry of the page's history after a step of the shopper. */
  write(path: string, step: HistoryStep): void;
  end(): void;
}

interface DeepLinkOptions {
  readonly window: Window;
  /** Name of the parameter. */
  readonly name: string;
  /** The path that the address need not name. */
  home(): string;
  /** The shopper went back or forward to another view. */
  onMove(path: string): void;
}

export function createDeepLink({ window, name, home, onMove }: DeepLinkOptions): DeepLink {
  const read = () => new URLSearchParams(window.location.search).get(name);
  const shown = () => read() ?? home();
  const onPopState = () => onMove(shown());
  window.addEventListener('popstate', onPopState);
  return {
    read,
    write(path, step) {
      if (shown() === path) return;
      const address = addressWith(window.location, name, path === home() ? null : path);
      const state = { ...(window.history.state as object | null), [name]: path };
      if (step === 'push') window.history.pushState(state, '', address);
      else window.history.replaceState(state, '', address);
    },
    end: () => window.removeEventListener('popstate', onPopState),
  };
}

/** The address with one parameter changed, or without it; nothing else is written anew. */
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

/** A name that no other widget of the page has taken, and how to give it back. */
export function claimName(taken: Set<string>, wanted: string): { readonly name: string; free(): void } {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`;
  taken.add(name);
  return { name, free: () => void taken.delete(name) };
}

import { Icon, usePlatform } from '@shop/shared/ui';
import { createElement, useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messages } from '../../messages/shell.ts';
import styles from './search.module.css';

/** A real form, so that it works before hydration and without script. Shows the search term of the page. */
export function Search() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [parameters] = useSearchParams();
  const current = parameters.get('search') ?? '';
  const shown = useRef(current);
  useEffect(() => {
    // Not at first: what was typed before hydration stays.
    if (field.current && shown.current !== current) field.current.value = current;
    shown.current = current;
  }, [current]);
  const platform = usePlatform();
  const [suggestions] = useState(() => platform.fragment('catalog/search-suggestions'));
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const typed = consumeSearchTerm();
    if (typed && field.current) field.current.value = typed;
    // The field may have had focus before hydration.
    if (document.activeElement === field.current) setIsUsed(true);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = field.current?.value.trim();
    if (term) void navigate(`/products?search=${encodeURIComponent(term)}`);
  };
  return (
    <div className={styles.area} onFocus={() => setIsUsed(true)}>
      <form role="search" action="/products" className={styles.search} onSubmit={submit}>
        <input
          ref={field}
          type="search"
          name="search"
          defaultValue={current}
          placeholder={messages.searchPlaceholder}
          aria-label={messages.search}
        />
        <button type="submit" aria-label={messages.search}>
          <Icon name="search" />
        </button>
      </form>
      {/* Suggestions while typing; they attach to the field beside them. */}
      {isUsed && createElement(suggestions)}
    </div>
  );
}

interface HistoryState {
  readonly searchTerm?: string;
}

/** Saves what is typed in the search field with the history entry, for the document that is about to be reloaded. */
export function saveSearchTerm(document: Document): void {
  const searchTerm = document.querySelector<HTMLInputElement>('input[name=search]')?.value;
  history.replaceState({ ...history.state, searchTerm }, '');
}

/** What was typed before the reload; returned once, so that it does not come back with a later reload. */
function consumeSearchTerm(): string | undefined {
  const { searchTerm, ...state } = (history.state ?? {}) as HistoryState;
  if (searchTerm !== undefined) history.replaceState(state, '');
  return searchTerm;
}

import { Icon, usePlatform } from '@shop/shared/ui';
import { createElement, useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { takeTyped } from './typed-search.ts';
import styles from './search.module.css';

/** A real form, so that it also works before and without script. Shows the term that the page was searched for. */
export function Search() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [parameters] = useSearchParams();
  const current = parameters.get('search') ?? '';
  const shown = useRef(current);
  useEffect(() => {
    // Not at first: what was typed before this code arrived stays.
    if (field.current && shown.current !== current) field.current.value = current;
    shown.current = current;
  }, [current]);
  const platform = usePlatform();
  const [suggestions] = useState(() => platform.fragment('catalog/search-suggestions'));
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const typed = takeTyped();
    if (typed && field.current) field.current.value = typed;
    // Focus that came before this code.
    if (document.activeElement === field.current) setWanted(true);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = field.current?.value.trim();
    if (term) void navigate(`/products?search=${encodeURIComponent(term)}`);
  };
  return (
    <div className={styles.place} onFocus={() => setWanted(true)}>
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
      {/* Products while one types: they work on the field beside them. */}
      {wanted && createElement(suggestions)}
    </div>
  );
}

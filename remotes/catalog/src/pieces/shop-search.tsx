import { createElement, useRef, useState, type FormEvent } from 'react';
import type { Piece } from '@shop/shared/contracts';
import { useNavigate } from '@shop/shared/router';
import { Icon, usePlatform } from '@shop/shared/ui';
import { pieceTexts } from '../messages/suggestions.ts';
import { searchSuggestions } from '../search-suggestions/search-suggestions.tsx';
import styles from './pieces.module.css';

/** The shop's search: suggestions while typing, Enter to the list. */
function Search() {
  const platform = usePlatform();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [suggestions] = useState(() => searchSuggestions(platform));
  const [isUsed, setIsUsed] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = field.current?.value.trim();
    if (term) void navigate(`/products?search=${encodeURIComponent(term)}`);
  };
  return (
    <div className={styles.search} onFocus={() => setIsUsed(true)}>
      <form role="search" onSubmit={submit}>
        <input
          ref={field}
          type="search"
          name="search"
          placeholder={pieceTexts.searchHint}
          aria-label={pieceTexts.search}
        />
        <button type="submit" aria-label={pieceTexts.search}>
          <Icon name="search" />
        </button>
      </form>
      {isUsed && createElement(suggestions)}
    </div>
  );
}

export const piece: Piece = { Component: Search };

import { useMemo, useState, type FormEvent } from 'react';
import type { Piece } from '@shop/shared/contracts';
import { useNavigate } from '@shop/shared/router';
import { Icon, usePlatform } from '@shop/shared/ui';
import { pieceTexts } from '../messages/pieces.ts';
import { searchSuggestions } from '../search-suggestions/search-suggestions.tsx';
import styles from './pieces.module.css';

/** The shop's search: suggestions while typing, Enter to the list. */
function Search() {
  const platform = usePlatform();
  const navigate = useNavigate();
  const Suggestions = useMemo(() => searchSuggestions(platform), [platform]);
  const [isUsed, setIsUsed] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('search')).trim();
    if (term) void navigate(`/products?search=${encodeURIComponent(term)}`);
  };
  return (
    <div className={styles.search} onFocus={() => setIsUsed(true)}>
      <form role="search" onSubmit={submit}>
        <input
          type="search"
          name="search"
          placeholder={pieceTexts.searchHint}
          aria-label={pieceTexts.search}
        />
        <button type="submit" aria-label={pieceTexts.search}>
          <Icon name="search" />
        </button>
      </form>
      {isUsed && <Suggestions />}
    </div>
  );
}

export const piece: Piece = { Component: Search };

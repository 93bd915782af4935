import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLocation } from '@shop/shared/router';

// Suggestions are requested after a pause in typing, from this number of letters on.
const typingPauseMs = 180;
const minLength = 2;

interface FieldSetting {
  /** Id of the list of options. */
  readonly id: string;
  optionId(option: number): string;
  /** Follows an option; the one after the last product leads to all results. */
  follow(option: number): void;
}

/** The search field beside the element: the typed term, and the keys that choose among the options. */
export function useSearchField(element: RefObject<HTMLElement | null>, setting: FieldSetting) {
  const { key: entry, search } = useLocation();
  const [{ term, at }, setTerm] = useState({ term: '', at: entry });
  const [{ options, on }, setOptions] = useState({ options: 0, on: entry });
  const [active, setActive] = useState(-1);
  // Suggestions close on navigation.
  const open = options > 0 && on === entry;
  const show = (products: number, chosen = -1) => {
    // An answer that comes after a navigation belongs to the page before.
    setOptions({ options: products > 0 ? products + 1 : 0, on: at });
    setActive(chosen);
  };
  const close = () => {
    setTerm({ term: '', at: entry });
    show(0);
  };
  const isSearched = (text: string) => new URLSearchParams(search).get('search') === text;
  const type = useEffectEvent((typed: string) => {
    if (typed.length < minLength || isSearched(typed)) close();
    else setTerm({ term: typed, at: entry });
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!open || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive(((active + 1 + step + options + 1) % (options + 1)) - 1);
    else if (event.key === 'Enter' && active >= 0) setting.follow(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  const dismiss = useEffectEvent(() => close());

  useEffect(() => {
    const field = element.current?.parentElement?.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const typed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => type(field.value.trim()), typingPauseMs);
    };
    const onLeave = () => {
      clearTimeout(timer);
      dismiss();
    };
    field.addEventListener('input', typed);
    field.addEventListener('keydown', press);
    field.addEventListener('blur', onLeave);
    field.form?.addEventListener('submit', onLeave);
    field.setAttribute('aria-autocomplete', 'list');
    field.autocomplete = 'off';
    // Text typed before this code was loaded, unless somebody has gone on meanwhile.
    if (field.value !== field.defaultValue && field.matches(':focus')) typed();
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', typed);
      field.removeEventListener('keydown', press);
      field.removeEventListener('blur', onLeave);
      field.form?.removeEventListener('submit', onLeave);
    };
  }, [element]);
  useComboboxRole(element, open, open && active >= 0 ? setting.optionId(active) : null, setting.id);
  return { term, open, active, show, close };
}

/** Makes the field a combobox while it has options. */
function useComboboxRole(
  element: RefObject<HTMLElement | null>,
  open: boolean,
  option: string | null,
  listId: string,
): void {
  useEffect(() => {
    const field = element.current?.parentElement?.querySelector('input[type=search]');
    if (!field || !open) return undefined;
    const attributes = { role: 'combobox', 'aria-expanded': 'true', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [element, open, listId]);
  useEffect(() => {
    const field = element.current?.parentElement?.querySelector('input[type=search]');
    if (!field || option === null) return undefined;
    field.setAttribute('aria-activedescendant', option);
    element.current?.querySelector(`[id="${option}"]`)?.scrollIntoView({ block: 'nearest' });
    return () => field.removeAttribute('aria-activedescendant');
  }, [element, option]);
}

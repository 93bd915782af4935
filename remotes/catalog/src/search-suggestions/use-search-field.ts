import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLocation } from '@shop/shared/router';

// Milliseconds since the last key, and letters, before suggestions are requested.
const pause = 180;
const shortest = 2;

interface FieldSetting {
  /** Id of the list of options. */
  readonly id: string;
  optionId(option: number): string;
  /** Follows an option; the one after the last product leads to all results. */
  follow(option: number): void;
}

/** The search field beside `place`: the typed term, and the keys that choose among the options. */
export function useSearchField(place: RefObject<HTMLElement | null>, setting: FieldSetting) {
  const [term, setTerm] = useState('');
  const { key: entry } = useLocation();
  const [{ options, on }, setOptions] = useState({ options: 0, on: entry });
  const [active, setActive] = useState(-1);
  // Suggestions close on navigation.
  const open = options > 0 && on === entry;
  const show = (products: number) => {
    setOptions({ options: products > 0 ? products + 1 : 0, on: entry });
    setActive(-1);
  };
  const close = () => {
    setTerm('');
    show(0);
  };
  const type = useEffectEvent((typed: string) => {
    if (typed.length < shortest) close();
    else setTerm(typed);
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
  const leave = useEffectEvent(() => close());

  useEffect(() => {
    const field = place.current?.parentElement?.querySelector<HTMLInputElement>('input[type=search]');
    if (!field) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const typed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => type(field.value.trim()), pause);
    };
    const left = () => {
      clearTimeout(timer);
      leave();
    };
    field.addEventListener('input', typed);
    field.addEventListener('keydown', press);
    field.addEventListener('blur', left);
    field.form?.addEventListener('submit', left);
    field.setAttribute('aria-autocomplete', 'list');
    field.autocomplete = 'off';
    // Text typed before this code was loaded.
    if (field.value !== field.defaultValue) typed();
    return () => {
      clearTimeout(timer);
      field.removeEventListener('input', typed);
      field.removeEventListener('keydown', press);
      field.removeEventListener('blur', left);
      field.form?.removeEventListener('submit', left);
    };
  }, [place]);
  useComboboxRole(place, open, open && active >= 0 ? setting.optionId(active) : null, setting.id);
  return { term, open, active, show, close };
}

/** Makes the field a combobox while it has options. */
function useComboboxRole(
  place: RefObject<HTMLElement | null>,
  open: boolean,
  option: string | null,
  listId: string,
): void {
  useEffect(() => {
    const field = place.current?.parentElement?.querySelector('input[type=search]');
    if (!field || !open) return undefined;
    const attributes = { role: 'combobox', 'aria-expanded': 'true', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [place, open, listId]);
  useEffect(() => {
    const field = place.current?.parentElement?.querySelector('input[type=search]');
    if (!field || option === null) return undefined;
    field.setAttribute('aria-activedescendant', option);
    place.current?.querySelector(`[id="${option}"]`)?.scrollIntoView({ block: 'nearest' });
    return () => field.removeAttribute('aria-activedescendant');
  }, [place, option]);
}

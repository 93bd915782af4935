import { themeStorageKey } from '@shop/shared/contracts';
import { useEffect, useState } from 'react';
import { localStorageOf } from '../start/local-storage.ts';
import { themeMessages } from './messages.ts';
import { chosenTheme, keepTheme, showTheme, themes, type Theme } from './theme.ts';
import styles from './theme-switch.module.css';

/** Light, dark, or as the device has it; kept in this browser and followed by the shop's other tabs. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(() => chosenTheme(localStorageOf(window)));
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== null && key !== themeStorageKey) return;
      const chosen = chosenTheme(localStorageOf(window));
      setTheme(chosen);
      showTheme(document, chosen);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    keepTheme(localStorageOf(window), chosen);
    showTheme(document, chosen);
  };
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{themeMessages.legend}</legend>
      {themes.map((name) => (
        <label key={name} className={styles.option}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={name === theme}
            onChange={() => choose(name)}
          />
          <span className={styles.name}>{themeMessages[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { themeStorageKey } from '@shop/shared/contracts';
import { localStore } from '@shop/shared/storage';
import { useEffect, useState } from 'react';
import { themeMessages } from '../messages/theme.ts';
import { chosenTheme, storeTheme, showTheme, themes, type Theme } from './theme.ts';
import styles from './theme-switch.module.css';

/** Light, dark, or as the device has it; stored in this browser and followed by the shop's other tabs. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(() => chosenTheme(localStore()));
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== null && key !== themeStorageKey) return;
      const chosen = chosenTheme(localStore());
      setTheme(chosen);
      showTheme(document, chosen);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    storeTheme(localStore(), chosen);
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

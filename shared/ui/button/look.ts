import styles from './button.module.css';

/** `filled`: the one primary action of a view. `quiet`: all others. `ink`: on a picture's tray. */
export type ButtonKind = 'filled' | 'quiet' | 'ink';

export function buttonLook(kind: ButtonKind, wide: boolean): string {
  return [styles.button, styles[kind], wide && styles.wide].filter(Boolean).join(' ');
}

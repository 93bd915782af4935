import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

/** `filled`: the one primary action of a view. `quiet`: all others. `ink`: on a picture's tray. */
export type ButtonKind = 'filled' | 'quiet' | 'ink';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly kind?: ButtonKind;
  /** Words while the action runs: the button stays focusable, does nothing, and never gets narrower. */
  readonly busy?: string | undefined;
  readonly wide?: boolean;
}

export function Button({
  kind = 'filled',
  busy,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind, wide)}
      aria-disabled={busy ? true : undefined}
      onClick={press}
    >
      <ButtonWords busy={busy}>{children}</ButtonWords>
    </button>
  );
}

/** The words of a button, and those that stand in their place while it is busy. */
export function ButtonWords({ busy, children }: Pick<ButtonProps, 'busy' | 'children'>) {
  return (
    <span className={styles.words}>
      <span className={busy ? styles.resting : undefined} aria-hidden={busy ? true : undefined}>
        {children}
      </span>
      {busy && <span>{busy}</span>}
    </span>
  );
}

/** The class of a button, also for links that look like one. */
export function buttonClass(kind: ButtonKind, wide: boolean): string {
  return [styles.button, styles[kind], wide && styles.wide].filter(Boolean).join(' ');
}

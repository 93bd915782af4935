import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { buttonLook, type ButtonKind } from './look.ts';

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
      className={buttonLook(kind, wide)}
      aria-disabled={busy ? true : undefined}
      onClick={press}
    >
      <span className={styles.words}>
        <span className={busy ? styles.resting : undefined} aria-hidden={busy ? true : undefined}>
          {children}
        </span>
        {busy && <span>{busy}</span>}
      </span>
    </button>
  );
}

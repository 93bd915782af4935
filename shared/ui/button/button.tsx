import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from '@shop/shared/router';
import styles from './button.module.css';

/** `filled`: the one primary action of a view. `quiet`: all others. `ink`: on a picture's tray. */
type ButtonKind = 'filled' | 'quiet' | 'ink';

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
      className={classNames(kind, wide)}
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

interface ButtonLinkProps {
  readonly to: string;
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button, for the one action that leads on to another page. */
export function ButtonLink({ to, kind = 'filled', wide = false, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={classNames(kind, wide)}>
      {children}
    </Link>
  );
}

function classNames(kind: ButtonKind, wide: boolean): string {
  return [styles.button, styles[kind], wide && styles.wide].filter(Boolean).join(' ');
}

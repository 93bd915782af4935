import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

/** `filled`: the one primary action of a view. `quiet`: all others. `ink`: on a picture's tray. */
export type ButtonKind = 'filled' | 'quiet' | 'ink';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly kind?: ButtonKind;
  /** Words while the action runs: the button stays focusable, does nothing, and never gets narrower. */
  readonly busy?: string | undefined;
  readonly wide?: boolean;
  /** Makes it an anchor, which the browser follows unless `onClick` prevents it. */
  readonly href?: string | undefined;
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
  const isLink = !import.meta.env.WIDGET && rest.href;
  // Both take what is given here.
  const Tag = (isLink ? 'a' : 'button') as 'button';
  return (
    <Tag
      {...rest}
      type={isLink ? undefined : type}
      className={buttonClass(kind, wide)}
      aria-disabled={busy ? true : undefined}
      onClick={press}
    >
      <span className={styles.words}>
        <span className={busy ? styles.resting : undefined} aria-hidden={busy ? true : undefined}>
          {children}
        </span>
        {busy && <span>{busy}</span>}
      </span>
    </Tag>
  );
}

/** The class of a button, also for links that look like one. */
export function buttonClass(kind: ButtonKind, wide: boolean): string {
  return [styles.button, styles[kind], wide && styles.wide].filter(Boolean).join(' ');
}

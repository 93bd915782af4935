import type { ComponentProps, MouseEvent } from 'react';

interface CommandButtonProps extends ComponentProps<'button'> {
  readonly command: 'show-modal' | 'close';
  /** Id of the dialog. */
  readonly dialog: string;
  /** Stands in where the browser does not know commands. */
  readonly onUnknown: () => void;
}

/** A button that opens or closes a dialog by itself, before its code is there too. */
export function CommandButton({ command, dialog, onUnknown, onClick, ...button }: CommandButtonProps) {
  // Attributes that React's types do not have yet.
  const attributes: object = { command, commandfor: dialog };
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (!('commandForElement' in event.currentTarget)) onUnknown();
    onClick?.(event);
  };
  return <button type="button" {...button} {...attributes} onClick={act} />;
}

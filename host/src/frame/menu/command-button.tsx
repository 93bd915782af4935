import type { ComponentProps, MouseEvent } from 'react';

interface CommandButtonProps extends ComponentProps<'button'> {
  readonly command: 'show-modal' | 'close';
  /** Id of the dialog. */
  readonly dialog: string;
  /** Called where the browser does not support the `command` attribute. */
  readonly onUnsupported: () => void;
}

/** A button that opens or closes a dialog by the `command` attribute, so that it works before hydration too. */
export function CommandButton({ command, dialog, onUnsupported, onClick, ...button }: CommandButtonProps) {
  // Attributes that React's types do not have yet.
  const attributes: object = { command, commandfor: dialog };
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (!('commandForElement' in event.currentTarget)) onUnsupported();
    onClick?.(event);
  };
  return <button type="button" {...button} {...attributes} onClick={act} />;
}

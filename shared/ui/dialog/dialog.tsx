import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import styles from './dialog.module.css';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  /** Called when the dialog is closed, by any way. */
  onClose(): void;
  /** Opens the dialog in another way than as a modal one. */
  readonly show?: (dialog: HTMLDialogElement) => void;
}

/**
 * A dialog over the page while `open`, which is the default. Escape and a press beside it close it, modal or not;
 * buttons inside close it by `closeDialog`. The browser moves the focus back.
 */
export function Dialog({ open = true, onClose, show = showModal, className, ...attributes }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (open && dialog.current && !dialog.current.open) show(dialog.current);
  }, [open, show]);
  // Not a layout effect: React ignores events while it cleans those up, and the focus goes back here.
  useEffect(() => {
    if (!open) dialog.current?.close();
  }, [open]);
  useLayoutEffect(() => {
    const removed = dialog.current;
    // Before React removes it from the page, or the focus is lost.
    return () => removed?.close();
  }, []);
  const closed = () => {
    // The event follows later; by then the dialog may be open again.
    if (!dialog.current?.open) onClose();
  };
  const pressed = (event: MouseEvent<HTMLDialogElement>) => {
    attributes.onClick?.(event);
    if (event.target === event.currentTarget && isOutside(event)) closeDialog(event);
  };
  const typed = (event: KeyboardEvent<HTMLDialogElement>) => {
    attributes.onKeyDown?.(event);
    // Not for a dialog that was opened out of this one.
    const isOwn = event.target instanceof Element && event.target.closest('dialog') === event.currentTarget;
    if (event.key === 'Escape' && isOwn && !event.currentTarget.matches(':modal')) closeDialog(event);
  };
  return (
    <dialog
      {...attributes}
      ref={dialog}
      className={`${styles.dialog} ${className ?? ''}`}
      onClose={closed}
      onClick={pressed}
      onKeyDown={typed}
    />
  );
}

/** Closes the dialog that an event happened in: `onClick={closeDialog}`. */
export function closeDialog({ currentTarget }: { readonly currentTarget: EventTarget & Element }): void {
  currentTarget.closest('dialog')?.close();
}

function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
}

/** Whether a press is beside the dialog: the backdrop has no element of its own. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

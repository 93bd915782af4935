import {
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { pageGlobal } from '@shop/shared/contracts';
import { PlatformContext } from '../area/platform-context.tsx';
import { afterPaint } from '../area/after-paint.ts';
import { pushDialogEntry, type DialogEntry } from './dialog-history.ts';
import styles from './dialog.module.css';
import { whenUnseen } from './when-unseen.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'onClose'> {
  /** Called when the dialog is closed, by any way. */
  onClose(): void;
  /** Opens the dialog in another way than as a modal one. */
  readonly show?: (dialog: HTMLDialogElement) => void;
  /**
   * Back closes the dialog where it is modal; for one that is removed when it is closed. Not in a widget whose page's
   * history is left alone: there a browser's own gesture does, where it has one.
   */
  readonly closesOnBack?: boolean;
  /** Called after Back has closed the dialog: an address that was chosen in it has been left. */
  readonly onBack?: () => void;
}

/**
 * A dialog over the page while `open`, which is the default. Escape and a press beside it close it, modal or not;
 * buttons inside close it by `closeDialog`. The browser moves the focus back.
 */
export function Dialog({
  open = true,
  onClose,
  show = showModal,
  closesOnBack = false,
  onBack,
  className,
  ...attributes
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpened(dialog, open, show);
  // Not a layout effect: React ignores events while it cleans those up, and the focus goes back here.
  useEffect(() => {
    if (!open) dialog.current?.close();
  }, [open]);
  useLayoutEffect(() => {
    const removed = dialog.current;
    // Before React removes it from the page, or the focus is lost.
    return () => removed?.close();
  }, []);
  const entry = useDialogEntry(dialog, closesOnBack, onBack);
  const closed = () => {
    // The event follows later; by then the dialog may be open again.
    if (dialog.current?.open) return;
    entry.leave();
    onClose();
  };
  const pressed = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) entry.forget();
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

/** Opens a dialog, and closes it where nobody would see it. */
function useOpened(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  show: (dialog: HTMLDialogElement) => void,
): void {
  const root = use(PlatformContext)?.root;
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!open || !opened) return undefined;
    let end: (() => void) | undefined;
    const showOnce = () => {
      if (!opened.open) show(opened);
      end ??= whenUnseen(opened, () => opened.close());
    };
    // The first page of a widget is rendered before it is in the document.
    const { host } = (!opened.isConnected && root ? root : {}) as Partial<ShadowRoot>;
    if (host) host.addEventListener('shop:ready', showOnce);
    else showOnce();
    return () => {
      host?.removeEventListener('shop:ready', showOnce);
      end?.();
    };
  }, [dialog, open, show, root]);
}

/** Keeps an entry of the page's history while a dialog that Back closes is modal. */
function useDialogEntry(
  dialog: RefObject<HTMLDialogElement | null>,
  closesOnBack: boolean,
  onBack: DialogProps['onBack'],
): DialogEntry {
  const entry = useRef<DialogEntry | null>(null);
  const platform = use(PlatformContext);
  const ownsHistory = !(platform && 'host' in platform.root) || Boolean(pageGlobal().deepLinks?.size);
  const hasEntry = closesOnBack && ownsHistory;
  const end = (how: keyof DialogEntry) => {
    entry.current?.[how]();
    entry.current = null;
  };
  const back = useEffectEvent(() => {
    entry.current = null;
    dialog.current?.close();
    onBack?.();
  });
  const forget = useEffectEvent(() => end('forget'));
  // Not after the dialog has been painted: a Back in between would leave the page.
  useLayoutEffect(() => {
    if (!hasEntry || !dialog.current?.matches(':modal')) return undefined;
    entry.current = pushDialogEntry({ window, onBack: () => back() });
    return () => forget();
  }, [dialog, hasEntry]);
  return { leave: () => end('leave'), forget: () => end('forget') };
}

/** Closes the dialog that an event happened in: `onClick={closeDialog}`. It is gone from the screen with the next frame. */
export function closeDialog({ currentTarget }: { readonly currentTarget: EventTarget & Element }): void {
  const dialog = currentTarget.closest('dialog');
  dialog?.setAttribute('data-closing', '');
  afterPaint(() => {
    dialog?.removeAttribute('data-closing');
    dialog?.close();
  });
}

function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
}

/** Whether a press is beside the dialog: the backdrop has no element of its own. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

import { useLocation } from '@shop/shared/router';
import { useEffect, useRef, type MouseEvent } from 'react';

/** A modal dialog that follows `open`, and closes when the page behind it changes or is pressed. */
export function useDrawer(open: boolean, onClose: () => void) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const shownOn = useRef(key);

  useEffect(() => {
    const dialog = drawer.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    if (drawer.current?.open) drawer.current.close();
  }, [key]);

  return {
    drawer,
    /** The `close` event is fired a moment later; by then the drawer may be open again. */
    onClosed() {
      if (!drawer.current?.open) onClose();
    },
    closeOutside({ target, clientX, clientY }: MouseEvent) {
      if (target !== drawer.current) return;
      const { left, right, top, bottom } = drawer.current.getBoundingClientRect();
      const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      if (!inside) onClose();
    },
  };
}

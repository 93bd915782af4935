/**
 * Holds a dialog's transitions once it is closed and `opener` has the focus back. Returns a function that ends them without a frame
 * after it, as they end on a busy device: the page's last styles are still those of a dialog on its way out.
 */
export function holdWayOut(dialog: Element, opener: Element): () => void {
  let held: Animation[] = [];
  const hold = () => {
    held = dialog.getAnimations();
    for (const animation of held) animation.pause();
  };
  opener.addEventListener('focus', hold, { once: true });
  return () => {
    if (!held.length) throw new Error('The dialog is not on its way out.');
    for (const animation of held) animation.finish();
  };
}

/**
 * Calls once a modal dialog stands in something that is not shown, or inert, as it opens or later: pages close a menu when something
 * in it was pressed. Nobody would see the dialog there, or could use it, nor the page behind it. Returns a function that ends it.
 */
export function whenUnseen(dialog: HTMLDialogElement, call: () => void): () => void {
  const { host = dialog } = dialog.getRootNode() as Partial<ShadowRoot>;
  const look = () => {
    if (!dialog.matches(':modal') || (dialog.getClientRects()[0] && !host.closest('[inert]'))) return;
    end();
    call();
  };
  const sizes = new ResizeObserver(look);
  const attributes = new MutationObserver(look);
  const end = () => {
    sizes.disconnect();
    attributes.disconnect();
  };
  sizes.observe(dialog);
  attributes.observe(dialog.ownerDocument, { attributeFilter: ['inert'], subtree: true });
  look();
  return end;
}

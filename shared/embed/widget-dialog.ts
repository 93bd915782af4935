import type { ShopEventName } from '@shop/shared/contracts';
import { messages } from './messages.ts';
import styles from './widget-dialog.module.css';

interface DialogPage {
  /** Element that shows the page; its script has defined it. */
  readonly tag: string;
  readonly path: string;
}

interface WidgetElement extends HTMLElement {
  navigate(path: string): Promise<void>;
}

/** What the widget in the dialog takes over of the one that opens it. */
const inherited =
  'api-base tenant storefront-url backend-host tenant-header login-field idempotency-header open data-theme'.split(
    ' ',
  );

/** They are told by the widget that opened the dialog, or are none of the page's business. */
const kept: readonly ShopEventName[] = ['shop:ready', 'shop:error', 'shop:cart-changed', 'shop:navigate'];

/**
 * Shows a page of another area over the page, in a widget of its own. It goes when the shopper closes it, and when that
 * widget hands the shopper on to one of the page (`shop:left`).
 */
export function openWidgetDialog(opener: HTMLElement, frame: HTMLElement, { tag, path }: DialogPage): void {
  const { ownerDocument: document } = opener;
  // Defined by a script of ours, whose elements have this method.
  const widget = document.createElement(tag) as WidgetElement;
  for (const name of inherited) {
    const value = opener.getAttribute(name);
    if (value !== null) widget.setAttribute(name, value);
  }
  const dialog = document.createElement('dialog');
  dialog.className = styles['dialog'] ?? '';
  dialog.part.add('dialog');
  dialog.setAttribute('aria-label', messages.dialog);
  dialog.append(closeButton(dialog), widget);
  for (const name of kept) dialog.addEventListener(name, (event) => event.stopPropagation());
  const name = () => {
    const title = widget.shadowRoot?.querySelector('h1')?.textContent;
    dialog.setAttribute('aria-label', title || messages.dialog);
  };
  const naming = new MutationObserver(name);
  widget.addEventListener('shop:ready', () => {
    name();
    const { shadowRoot } = widget;
    if (shadowRoot) naming.observe(shadowRoot, { childList: true, characterData: true, subtree: true });
  });
  widget.addEventListener('shop:left', () => dialog.close());
  const end = () => {
    naming.disconnect();
    dialog.remove();
  };
  dialog.addEventListener('close', end, { once: true });
  frame.append(dialog);
  dialog.showModal();
  void widget.navigate(path);
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = dialog.ownerDocument.createElement('button');
  Object.assign(button, { type: 'button', textContent: messages.close, className: styles['close'] ?? '' });
  button.addEventListener('click', () => dialog.close());
  return button;
}

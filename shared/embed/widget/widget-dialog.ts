import type { ShopEventName } from '@shop/shared/contracts';
import { whenUnseen } from '../../ui/dialog/when-unseen.ts';
import { widgetMessages } from '../messages.ts';
import type { WidgetOptions } from './widget-options.ts';
import styles from './widget-dialog.module.css';

interface DialogPage {
  /** Element that shows the page; it is defined. */
  readonly tag: string;
  readonly path: string;
  /** Options of the opener as they were written: `mount` sets no attributes. */
  readonly given: WidgetOptions['given'];
}

interface WidgetElement extends HTMLElement {
  navigate(path: string): Promise<void>;
}

/**
 * Attributes that the widget in the dialog has from the one that opens it, or from what that was mounted with. One with `fonts` has no
 * preview, which is code without a hash.
 */
const inheritedAttributes =
  'api-base tenant storefront-url backend-host tenant-header login-field idempotency-header open look fonts shop data-theme'.split(
    ' ',
  );

/** Events that stay in the dialog: the widget that opened it fires them for the page, or the page does not need them. */
const stoppedEvents: readonly ShopEventName[] = [
  'shop:ready',
  'shop:error',
  'shop:cart-changed',
  'shop:navigate',
];

/**
 * Shows a page of another area in a modal dialog, in a widget of its own. The dialog is removed when the visitor closes
 * it, and when that widget opens a page in a widget outside (`shop:left`).
 */
export function openWidgetDialog(
  opener: HTMLElement,
  frame: HTMLElement,
  { tag, path, given = {} }: DialogPage,
): void {
  const { ownerDocument: document } = opener;
  // An element of our loaders, which have this method.
  const widget = document.createElement(tag) as WidgetElement;
  for (const name of inheritedAttributes) {
    const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const value = opener.getAttribute(name) ?? given[property];
    if (value !== undefined) widget.setAttribute(name, value);
  }
  const dialog = document.createElement('dialog');
  dialog.className = styles['dialog'] ?? '';
  dialog.part.add('dialog');
  dialog.setAttribute('aria-label', widgetMessages.dialog);
  dialog.append(closeButton(dialog), widget);
  for (const name of stoppedEvents) dialog.addEventListener(name, (event) => event.stopPropagation());
  const setName = () => {
    const title = widget.shadowRoot?.querySelector('h1')?.textContent;
    dialog.setAttribute('aria-label', title || widgetMessages.dialog);
  };
  const nameObserver = new MutationObserver(setName);
  widget.addEventListener('shop:ready', () => {
    setName();
    const { shadowRoot } = widget;
    if (shadowRoot) nameObserver.observe(shadowRoot, { childList: true, characterData: true, subtree: true });
  });
  widget.addEventListener('shop:left', () => dialog.close());
  const remove = () => {
    nameObserver.disconnect();
    endLooking();
    dialog.remove();
  };
  // The event follows later; by then the dialog may be open again.
  dialog.addEventListener('close', () => dialog.open || remove());
  // What is open in the opener has led here. It gives the focus back first, so that this one returns it there, too.
  for (const open of frame.querySelectorAll<HTMLDialogElement>('dialog:modal')) open.close();
  frame.append(dialog);
  dialog.showModal();
  const endLooking = whenUnseen(dialog, () => showAtEnd(opener, frame, dialog));
  // What fails shows in the dialog; one that was closed meanwhile has nothing to show.
  widget.navigate(path).catch(() => {});
}

/** Shows a dialog whose opener is not shown, or inert, as in a menu that is closed, at the end of the page. */
function showAtEnd(opener: HTMLElement, frame: HTMLElement, dialog: HTMLDialogElement): void {
  const { ownerDocument: document, dataset, shadowRoot } = opener;
  dialog.close();
  const place = document.createElement('div');
  place.style.position = 'absolute';
  if (dataset['theme']) place.dataset['theme'] = dataset['theme'];
  const shadow = place.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = shadowRoot?.adoptedStyleSheets ?? [];
  const root = frame.cloneNode() as HTMLElement;
  root.append(dialog);
  shadow.append(root);
  document.body.append(place);
  dialog.addEventListener('close', () => dialog.open || place.remove());
  dialog.showModal();
}

function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  const button = dialog.ownerDocument.createElement('button');
  Object.assign(button, {
    type: 'button',
    textContent: widgetMessages.close,
    className: styles['close'] ?? '',
  });
  button.addEventListener('click', () => dialog.close());
  return button;
}

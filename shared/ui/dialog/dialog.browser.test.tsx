import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from './dialog.tsx';

type Closed = 'hidden' | 'inert';

/** A dialog in a part of a page, which may be closed already, beside a button. */
function open(closed?: Closed) {
  const place = document.body.appendChild(document.createElement('div'));
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Book a table';
  if (closed) place[closed] = true;
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    button.remove();
  });
  const close = vi.fn<() => void>();
  root.render(<Dialog onClose={close}>Your cart</Dialog>);
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', pressed);
  const pressOnceClosed = async () => {
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    await page.getByRole('button', { name: 'Book a table' }).click();
  };
  return { place, pressed, pressOnceClosed };
}

test.each<[string, Closed]>([
  ['not shown [SEC-120]', 'hidden'],
  ['inert [SEC-182]', 'inert'],
])('a dialog in something that is %s leaves the page as it is', async (_, closed) => {
  const { pressed, pressOnceClosed } = open(closed);
  await pressOnceClosed();
  expect(pressed).toHaveBeenCalledOnce();
});

test.each<[string, Closed]>([
  ['not shown', 'hidden'],
  ['inert', 'inert'],
])('an open dialog leaves the page as it is once it stands in something %s [SEC-199]', async (_, closed) => {
  const { place, pressed, pressOnceClosed } = open();
  await expect.element(page.getByText('Your cart')).toBeVisible();
  place[closed] = true;
  await pressOnceClosed();
  expect(pressed).toHaveBeenCalledOnce();
});

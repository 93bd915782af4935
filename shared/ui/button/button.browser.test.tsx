import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { adopt } from '../../shadow-dom-css/registry.ts';
import { Button } from './button.tsx';

function show(busy?: string) {
  const press = vi.fn<() => void>();
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const form = document.body.appendChild(document.createElement('form'));
  form.addEventListener('submit', submit);
  const release = adopt(document, ['test']);
  const root = createRoot(form);
  const render = (words?: string) =>
    root.render(
      <Button type="submit" busy={words} onClick={press}>
        Place Order &amp; Proceed
      </Button>,
    );
  render(busy);
  onTestFinished(() => {
    root.unmount();
    form.remove();
    release();
  });
  return { press, submit, render };
}

const button = page.getByRole('button');

test('is named by its words and can be pressed', async () => {
  const { press, submit } = show();
  await page.getByRole('button', { name: 'Place Order & Proceed' }).click();
  expect(press).toHaveBeenCalledOnce();
  expect(submit).toHaveBeenCalledOnce();
});

test('does nothing while busy, says so, and keeps width and focus', async () => {
  const { press, submit, render } = show();
  await expect.element(button).toBeVisible();
  const { width } = button.element().getBoundingClientRect();
  button.element().focus();
  render('Placing…');
  await expect.element(page.getByRole('button', { name: 'Placing…', exact: true })).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(button.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(width);
  await button.click({ force: true });
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Stepper } from './stepper.tsx';

type Settings = Partial<Parameters<typeof Stepper>[0]>;

function show(settings: Settings) {
  const changes = vi.fn<(value: number) => void>();
  function Counter() {
    const [value, setValue] = useState(2);
    const change = (next: number) => {
      changes(next);
      setValue(next);
    };
    return <Stepper label="Quantity" {...settings} value={value} onChange={change} />;
  }
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(<Counter />);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  return changes;
}

const field = page.getByRole('spinbutton', { name: 'Quantity' });
const less = page.getByRole('button', { name: 'Less: Quantity' });
const more = page.getByRole('button', { name: 'More: Quantity' });

test('steps between its ends', async () => {
  show({ max: 3 });
  await more.click();
  await expect.element(field).toHaveValue(3);
  await expect.element(more).toBeDisabled();
  await less.click();
  await less.click();
  await expect.element(field).toHaveValue(1);
  await expect.element(less).toBeDisabled();
});

test('takes a number beyond the end when it is typed', async () => {
  const changes = show({ max: 3 });
  await field.fill('12');
  expect(changes).toHaveBeenLastCalledWith(12);
});

test('counts what was typed once the field is left', async () => {
  const changes = show({ commit: 'leaving', min: 0 });
  await userEvent.clear(field);
  await userEvent.type(field, '31');
  expect(changes).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(changes.mock.calls).toEqual([[31]]);
});

test('counts what was typed when Enter is pressed, and nothing as 0', async () => {
  const changes = show({ commit: 'leaving', min: 0 });
  await field.fill('2.9');
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(field);
  await userEvent.keyboard('{Enter}');
  expect(changes.mock.calls).toEqual([[2], [0]]);
});

test('presses that come faster than renders all count', async () => {
  const changes = show({ max: 9 });
  await expect.element(field).toHaveValue(2);
  for (const button of [more, more, more, less, more]) (button.element() as HTMLElement).click();
  expect(changes).toHaveBeenLastCalledWith(5);
  await expect.element(field).toHaveValue(5);
});

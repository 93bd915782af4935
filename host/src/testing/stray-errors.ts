import { expect, onTestFinished, vi } from 'vitest';

/** Fails the test at its end when the console has shown an error or a warning that the test is not about. */
export function failOnStrayErrors(expected: RegExp = /^(?!)/): void {
  const strays: string[] = [];
  const listen = (...values: unknown[]) => {
    const text = values.map(String).join(' ');
    if (!expected.test(text)) strays.push(text);
  };
  const spies = [
    vi.spyOn(console, 'error').mockImplementation(listen),
    vi.spyOn(console, 'warn').mockImplementation(listen),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    expect(strays, 'stray console errors').toEqual([]);
  });
}

import type { Canary } from '../log/log-entry.ts';

/** How many of the 10,000 visitor numbers a canary has, e.g. `12.5 %`. */
export function shareOf({ from, to }: Pick<Canary, 'from' | 'to'>): string {
  return `${(to - from) / 100} %`;
}

const units = [
  ['d', 24 * 60 * 60],
  ['h', 60 * 60],
  ['min', 60],
  ['s', 1],
] as const;

/** How long ago something was, e.g. `3 d`. */
export function ageOf(at: string, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 1000));
  const [unit, size] = units.find(([, size]) => seconds >= 2 * size) ?? ['s', 1];
  return `${Math.floor(seconds / size)} ${unit}`;
}

/** What a terminal would obey in place of showing it. Any team writes records, and vetoes come from elsewhere, too. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, '\ufffd');
}

/** JSON for a terminal: the same values, with escapes for what it would obey. `JSON.stringify` escapes some of that alone. */
export function jsonText(data: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(data, null, 1).replace(/[^\P{C}\n]/gu, (found) =>
    found.split('').map(escaped).join(''),
  );
}

/** Lines with cells below each other, each in one line; the last one is as wide as it likes. */
export function tableLines(texts: readonly (readonly string[])[]): string[] {
  const rows = texts.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')));
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, index) => Math.max(cell.length, known[index] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

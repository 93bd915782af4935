import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareBehaviour, idsOfTitle, listedIds, readPending } from './behaviour.ts';

test('reads ids from the list and from titles, ranges included', () => {
  expect(listedIds('- **CAT-01** one\ntext CAT-09\n- **PRD-12** two')).toEqual(['CAT-01', 'PRD-12']);
  expect(idsOfTitle('shows it [CAT-01, PRD-02]')).toEqual(['CAT-01', 'PRD-02']);
  expect(idsOfTitle('shows all [EMB-01..03]').toSorted()).toEqual(['EMB-01', 'EMB-02', 'EMB-03']);
  expect(listedIds('- **SEC-99** one\n- **SEC-100** two')).toEqual(['SEC-99', 'SEC-100']);
  expect(idsOfTitle('shows it [SEC-100, SEC-102]')).toEqual(['SEC-100', 'SEC-102']);
  expect(idsOfTitle('shows all [SEC-99..101]').toSorted()).toEqual(['SEC-100', 'SEC-101', 'SEC-99']);
  expect(idsOfTitle('CAT-01 outside brackets proves nothing')).toEqual([]);
});

test('complains about what is unproved, proved but pending, and unknown', () => {
  const report = compareBehaviour(
    ['CAT-01', 'CAT-02', 'CAT-03'],
    ['CAT-02', 'ZZZ-01'],
    ['a [CAT-02]', 'b [YYY-01]'],
  );
  expect(report.complaints).toEqual([
    'CAT-01 is proved by no passing test and is not in docs/behaviour-pending.txt',
    'CAT-03 is proved by no passing test and is not in docs/behaviour-pending.txt',
    'CAT-02 is proved: take it off docs/behaviour-pending.txt',
    'ZZZ-01 is not in docs/behaviour.md',
    'YYY-01 is not in docs/behaviour.md',
  ]);
});

test('a checkout without a pending list has nothing pending', () => {
  const folder = mkdtempSync(join(tmpdir(), 'behaviour-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'behaviour-pending.txt');
  expect(readPending(file)).toEqual([]);
  writeFileSync(file, '# Not yet.\nCAT-01\n');
  expect(readPending(file)).toEqual(['CAT-01']);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywrightResults, readVitestResults } from './test-results.ts';

const dir = mkdtempSync(join(tmpdir(), 'test-results-'));

afterAll(() => {
  rmSync(dir, { recursive: true });
});

function write(name: string, report: unknown): string {
  const file = join(dir, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('unit tests are counted by their full names, and a failure says why in one line', () => {
  const file = write('vitest.json', {
    testResults: [
      {
        name: '/shop/cart.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'cart adds', status: 'passed' },
          {
            fullName: 'cart removes',
            status: 'failed',
            failureMessages: ['Error: \u001B[31mone line\u001B[39m left\n    at cart.test.ts:3'],
          },
        ],
      },
      { name: '/shop/broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(readVitestResults(file)).toEqual({
    passedTitles: ['cart adds'],
    failures: ['cart removes: Error: one line left', '/shop/broken.test.ts'],
  });
});

test('browser tests are counted with their project, and so is what broke outside of any test', () => {
  const file = write('playwright.json', {
    suites: [
      {
        title: 'shop/cart.spec.ts',
        specs: [{ title: 'opens', tests: [{ status: 'expected', projectName: 'phone', results: [] }] }],
        suites: [
          {
            title: 'without lines',
            specs: [
              {
                title: 'says so',
                tests: [
                  {
                    status: 'unexpected',
                    projectName: 'desk',
                    results: [{ error: { message: 'blank\nmore' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'the shop did not start' }],
  });
  expect(readPlaywrightResults(file)).toEqual({
    passedTitles: ['shop/cart.spec.ts opens'],
    failures: [
      '[desk] shop/cart.spec.ts without lines says so: blank',
      'outside of any test: the shop did not start',
    ],
  });
});

test('a runner that wrote no report counts as one failure', () => {
  const file = join(dir, 'none.json');
  expect(readVitestResults(file).failures).toHaveLength(1);
  expect(readPlaywrightResults(file).failures).toHaveLength(1);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compatibility } from './compatibility.ts';

test('the README has workers deployed with the date and flags that they are tested with', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(readme).toContain(`"compatibility_date": "${compatibility.compatibilityDate}",`);
  expect(readme).toContain(`"compatibility_flags": ${JSON.stringify(compatibility.compatibilityFlags)},`);
});

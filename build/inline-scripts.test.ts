import { expect, test } from 'vitest';
import { compileInlineScripts } from './inline-scripts.ts';

test('compiled.json holds what the inline scripts compile to; `vitest -u` updates it', async () => {
  const compiled = await compileInlineScripts();
  const text = `${JSON.stringify(compiled, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../edge/html/inline/compiled.json');
});

test('the script for unsupported browsers has no syntax newer than their modules', async () => {
  const { explainUnsupportedBrowser = '' } = await compileInlineScripts();
  expect(explainUnsupportedBrowser).not.toMatch(/\?\.|\?\?|\basync\b|catch\{|\.\.\.|\*\*/);
});

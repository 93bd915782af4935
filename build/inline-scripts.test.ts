import { expect, test } from 'vitest';
import { compileInlineScripts, compileWorkers } from './inline-scripts.ts';

test('compiled.json holds what the inline scripts compile to; `vitest -u` updates it', async () => {
  const compiled = await compileInlineScripts();
  const text = `${JSON.stringify(compiled, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../edge/html/inline/compiled.json');
});

test('so does that of the service workers', async () => {
  const text = `${JSON.stringify(await compileWorkers(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../edge/offline/compiled.json');
});

test('the script for unsupported browsers has no syntax newer than their modules', async () => {
  const { explainUnsupportedBrowser = '' } = await compileInlineScripts();
  expect(explainUnsupportedBrowser).not.toMatch(/\?\.|\?\?|\basync\b|catch\{|\.\.\.|\*\*/);
});

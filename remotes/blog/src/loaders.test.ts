import { expect, test } from 'vitest';
import { policyText } from './loaders.ts';
import { textWords } from '@shop/shared/ui';
import { readingMinutes } from './post/loader.ts';

const refund = { document_type: 'refund_policy', content: ' <p>Refund</p> ' };
const privacy = { document_type: 'privacy_policy', content: '<p>Privacy</p>' };

test('takes the first document of the type', () => {
  expect(policyText([privacy, refund, { ...refund, content: 'later' }], 'refund_policy')).toBe(
    '<p>Refund</p>',
  );
});

test('takes the first document when none names its type', () => {
  expect(
    policyText(
      [
        { document_type: '', content: 'a' },
        { document_type: undefined, content: 'b' },
      ],
      'refund_policy',
    ),
  ).toBe('a');
});

test('is empty without a document, and without content in the first', () => {
  expect(policyText([], 'refund_policy')).toBe('');
  expect(policyText([privacy], 'refund_policy')).toBe('');
  expect(policyText([{ ...refund, content: '  ' }, refund], 'refund_policy')).toBe('');
});

test.each([
  ['', 0],
  ['<p> </p><script>one two three</script>', 0],
  ['<p>Rice.</p>', 1],
  [`<p>${'rice '.repeat(220)}</p>`, 1],
  [`<h2>Rice</h2><p>${'rice '.repeat(329)}</p>`, 2],
  [`<ul><li>${'rice '.repeat(1100)}</li></ul>`, 5],
])('%# takes whole minutes', async (html, minutes) => {
  expect(readingMinutes(await textWords(html))).toBe(minutes);
});

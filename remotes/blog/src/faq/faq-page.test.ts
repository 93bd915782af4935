import { expect, test } from 'vitest';
import { questionIds } from './faq-page.tsx';

test('names questions by their words', () => {
  expect(questionIds(['Where do you deliver?', 'Don’t you fry?  (ever)', '寿司は?'])).toEqual([
    'where-do-you-deliver',
    'dont-you-fry-ever',
    '寿司は',
  ]);
});

test('gives no name twice, and one to what has no words', () => {
  expect(questionIds(['How?', 'how', '?!', '', 'How!'])).toEqual([
    'how',
    'how-2',
    'question',
    'question-2',
    'how-3',
  ]);
});

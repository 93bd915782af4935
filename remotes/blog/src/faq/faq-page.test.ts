import { expect, test } from 'vitest';
import { questionIds } from './faq-page.tsx';

test('names questions by their words', () => {
  expect(questionIds(['Where do you deliver?', 'Don’t you fry?  (ever)', '寿司は?'])).toEqual([
    'where-do-you-deliver',
    'dont-you-fry-ever',
    'question-寿司は',
  ]);
});

test('gives none a name that code could read from the window [ATK-01]', () => {
  const ids = questionIds(['Config', 'location?', 'children', '?', 'a b']);
  expect(ids.filter((id) => !id.includes('-'))).toEqual([]);
});

test('gives no name twice, and one to what has no words', () => {
  expect(questionIds(['How?', 'how', '?!', '', 'How!'])).toEqual([
    'question-how',
    'question-how-2',
    'question-without-words',
    'question-without-words-2',
    'question-how-3',
  ]);
});

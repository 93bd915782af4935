import { failure, showArea, type ProviderAnswers } from '@shop/shared/testing/area';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { area } from './area.tsx';

function open(path: string, answers: ProviderAnswers) {
  const shown = showArea(area, { path, answers });
  onTestFinished(() => shown.close());
  return shown;
}

const heading = (name: string) => page.getByRole('heading', { name });

const company = {
  tagline: 'Cut to order.',
  history_summary: 'Six stools.',
  mission_statement: 'A weekday meal.',
  vision_statement: 'Everyone knows.',
  core_values: [
    { id: 1, name: 'Waste little', description: 'Trimmings become broth.' },
    { id: 2, name: 'Say it plainly', description: 'On every plate.' },
  ],
};

test('describes the company under the configured title [CMP-01] [CMP-02]', async () => {
  open('/company-info', () => company);
  await expect.element(heading('About Umi')).toBeVisible();
  for (const text of ['Cut to order.', 'Six stools.', 'A weekday meal.', 'Everyone knows.']) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
});

test('shows one card per value [CMP-03]', async () => {
  const { element } = open('/company-info', () => company);
  await expect.element(heading('Core Values')).toBeVisible();
  const cards = [...element.querySelectorAll('li')].map((card) => card.innerText.split(/\n+/));
  expect(cards).toEqual([
    ['Waste little', 'Trimmings become broth.'],
    ['Say it plainly', 'On every plate.'],
  ]);
});

test.each([
  ['nothing', null],
  ['an empty object', {}],
  ['empty texts', { tagline: '', core_values: [] }],
])('says that there is no company information in %s [CMP-04]', async (_, answer) => {
  open('/company-info', () => answer);
  await expect.element(heading('Company information is currently unavailable.')).toBeVisible();
});

const failures: readonly (readonly [what: string, path: string, answer: () => unknown, text: string])[] = [
  [
    'a 404 for the company [CMP-05]',
    '/company-info',
    () => failure(404, { detail: 'Nothing here.' }),
    'Company information endpoint not found.',
  ],
  [
    'a detail for the company [CMP-06]',
    '/company-info',
    () => failure(503, { detail: 'Not now.' }),
    'Not now.',
  ],
  [
    'a failure for the company [CMP-06]',
    '/company-info',
    () => failure(500),
    'Failed to load company information.',
  ],
  [
    'a detail for the refund policy [POL-04]',
    '/refund-policy',
    () => failure(503, { detail: 'Not now.' }),
    'Not now.',
  ],
  [
    'a failure for the refund policy [POL-04]',
    '/refund-policy',
    () => failure(500),
    'Failed to load refund policy.',
  ],
  [
    'a detail for the privacy policy [POL-04]',
    '/privacy-policy',
    () => failure(503, { detail: 'Not now.' }),
    'Not now.',
  ],
  [
    'a failure for the privacy policy [POL-04]',
    '/privacy-policy',
    () => failure(500),
    'Failed to load privacy policy.',
  ],
  ['a detail for the questions [FAQ-05]', '/faq', () => failure(503, { detail: 'Not now.' }), 'Not now.'],
  ['a failure for the questions [FAQ-05]', '/faq', () => failure(500), 'Failed to load FAQs.'],
];

test.each(failures)('shows a sentence for %s', async (_, path, answer, text) => {
  open(path, answer);
  await expect.element(heading(text)).toBeVisible();
});

test.each([
  ['/refund-policy', 'refund_policy', 'privacy_policy', '[POL-01]'],
  ['/privacy-policy', 'privacy_policy', 'refund_policy', '[POL-02]'],
])('%s shows the first document of the type %s, not of %s %s', async (path, type, other) => {
  const { element, calls } = open(path, () => [
    { document_type: other, content: '<p>Wrong</p>' },
    { document_type: type, content: '<p>The <em>right</em> one</p>' },
    { document_type: type, content: '<p>Older</p>' },
  ]);
  await expect.poll(() => element.querySelector('p em')?.textContent).toBe('right');
  expect(element.textContent).not.toMatch(/Wrong|Older/);
  expect(calls.map((call) => call.path)).toEqual([`/pages/manage/documents/?document_type=${type}`]);
});

test.each([
  ['/refund-policy', 'No refund policy found.'],
  ['/privacy-policy', 'No privacy policy found.'],
])('%s says when there is no document, or none with content: %s [POL-03]', async (path, text) => {
  const empty = open(path, () => []);
  await expect.element(heading(text)).toBeVisible();
  empty.close();
  open(path, () => ({ results: [{ content: '' }, { content: '<p>Later</p>' }], next: null }));
  await expect.element(heading(text)).toBeVisible();
});

const faqs = [
  { question: 'Where do you deliver?', answer: '<p>Within <strong>four miles</strong>.</p>' },
  { question: 'How long does it take?', answer: '<p>Not long.</p>' },
];

const question = (name: string) => page.getByRole('heading', { name });
/** The sign behind a question, as it is seen. */
const sign = (name: string) => question(name).element().closest('summary')?.innerText.slice(-1);

test('opens and closes an answer, shown as HTML [FAQ-01] [FAQ-02]', async () => {
  const { element } = open('/faq', () => faqs);
  const first = question('Where do you deliver?');
  const answer = page.getByText(/^Within/);
  await expect.element(first).toBeVisible();
  expect([sign('Where do you deliver?'), sign('How long does it take?')]).toEqual(['+', '+']);
  await expect.element(answer).not.toBeVisible();
  await first.click();
  await expect.element(answer).toBeVisible();
  expect([sign('Where do you deliver?'), sign('How long does it take?')]).toEqual(['-', '+']);
  await expect.poll(() => element.querySelector('p strong')?.textContent).toBe('four miles');
  await expect.element(page.getByText('Not long.')).not.toBeVisible();
  await first.click();
  await expect.element(answer).not.toBeVisible();
  expect(sign('Where do you deliver?')).toBe('+');
});

test('works by keyboard: a question takes the focus, Enter and Space open and close it', async () => {
  open('/faq', () => faqs);
  await expect.element(question('Where do you deliver?')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Within/)).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText(/^Within/)).not.toBeVisible();
});

test('opens the question that the address names, and gives each its address', async () => {
  const { address } = open('/faq#how-long-does-it-take', () => faqs);
  await expect.element(page.getByText('Not long.')).toBeVisible();
  await expect.element(page.getByText(/^Within/)).not.toBeVisible();
  await question('Where do you deliver?').click();
  await page.getByRole('link', { name: /^Link to this question.*deliver/ }).click();
  expect(address()).toBe('/faq#where-do-you-deliver');
});

const manyFaqs = Array.from({ length: 90 }, (_, nth) => ({ question: `Question ${nth}?`, answer: 'Yes.' }));
const questions = page.getByRole('heading', { level: 2, name: /^Question \d+\?$/ });

test('a question beyond the first step shows when the address names it', async () => {
  open('/faq#question-80', () => manyFaqs);
  await expect.poll(() => questions.elements().length).toBe(90);
  expect(question('Question 80?').element().closest('details')?.open).toBe(true);
});

test.each(['content', 'Not_a-question'])(
  'the hash #%s, no question’s, shows no further step',
  async (hash) => {
    const content = document.body.appendChild(document.createElement('div'));
    content.id = 'content';
    onTestFinished(() => content.remove());
    const { address, navigate } = open('/faq', () => manyFaqs);
    await expect.poll(() => questions.elements().length).toBe(40);
    await navigate(`/faq#${hash}`);
    expect(address()).toBe(`/faq#${hash}`);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => questions.elements().length).toBe(80);
  },
);

test('an answer is found by who searches the page', async () => {
  open('/faq', () => faqs);
  await expect.element(page.getByText('Not long.')).not.toBeVisible();
  const hidden = page.getByText('Not long.').element().closest('details');
  expect(hidden?.open).toBe(false);
  // What a browser's search looks through: text that is rendered, or would be once revealed.
  expect(page.getByText('Not long.').element().checkVisibility({ contentVisibilityAuto: false })).toBe(false);
  expect(getComputedStyle(page.getByText('Not long.').element()).display).not.toBe('none');
});

test('leads to the contact page [FAQ-03]', async () => {
  open('/faq', () => faqs);
  await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('says that there are no questions [FAQ-04]', async () => {
  open('/faq', () => []);
  await expect.element(heading('No FAQs found.')).toBeVisible();
});

test('appends the next page of questions [FAQ-06]', async () => {
  open('/faq', ({ path }) =>
    path.includes('page=2')
      ? { results: [faqs[1]], next: null }
      : { results: [faqs[0]], next: '/api/pages/manage/faqs/?page=2' },
  );
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(question('How long does it take?')).toBeVisible();
  await expect.element(question('Where do you deliver?')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

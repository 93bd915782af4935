import type { Area, ConnectionState } from '@shop/shared/contracts';
import { failure, testConnection } from '@shop/shared/testing/area';
import { PageError } from '@shop/shared/ui';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answersOf } from '../testing/answers.ts';
import { areaOf, openShop } from '../testing/open-shop.tsx';

const retry = vi.fn();
const areas = {
  pages: areaOf([
    { path: '/', element: <h1>Home</h1> },
    { path: '/failed', element: <PageError title="Failed to load it." onRetry={retry} /> },
  ]),
};
const bar = () => document.getElementById('connection')?.textContent;
const spoken = () => document.querySelector('[aria-live=polite]')?.textContent;

beforeEach(async () => {
  retry.mockClear();
  await page.viewport(1280, 800);
});

function open(path = '/', settings?: () => unknown) {
  const connection = testConnection();
  const shop = openShop({ path, areas, connection, answers: answersOf(settings ? { settings } : {}) });
  return { ...shop, set: (status: ConnectionState['status']) => connection.setState({ status }) };
}

test.each([
  ['offline', 'You are offline. What is open stays open.', 'You are back online.'],
  [
    'down',
    'The shop’s kitchen does not answer right now. We keep asking.',
    'The shop’s kitchen answers again.',
  ],
] as const)(
  'the bar shows an outage (%s) and its end, and is announced [CNX-01, CNX-02, CNX-07]',
  async (...texts) => {
    const [status, text, end] = texts;
    const { set } = open();
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(bar()).toBeUndefined();
    set(status);
    await expect.poll(bar).toBe(text);
    await expect.poll(spoken).toBe(text);
    const { bottom } = document.getElementById('connection')?.getBoundingClientRect() ?? {};
    expect(bottom).toBe(800);
    set('online');
    await expect.poll(bar).toBe(end);
    await expect.poll(spoken).toBe(end);
    await expect.poll(bar, { timeout: 6000 }).toBeUndefined();
  },
);

test('a page that failed is no alarm beside the bar, and tries again when it goes [CNX-03, CNX-04]', async () => {
  const { set } = open('/failed');
  await expect.element(page.getByRole('alert').getByText(/trying again often helps/)).toBeVisible();
  set('down');
  await expect.element(page.getByText('This loads by itself as soon as it can.')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByText('This is ours to fix')).not.toBeInTheDocument();
  expect(retry).not.toHaveBeenCalled();
  set('online');
  await expect.poll(() => retry.mock.calls.length).toBe(1);
});

test('the header’s data loads again, and its notice is left to the bar [CNX-03, CNX-04]', async () => {
  let isDown = true;
  const { calls, set } = open('/', () => (isDown ? failure(503) : { site_title: 'Umi Harbour' }));
  const notice = page.getByText('Failed to load site details.');
  await expect.element(notice).toBeVisible();
  set('down');
  await expect.element(notice).not.toBeInTheDocument();
  isDown = false;
  const before = calls.length;
  set('online');
  await expect.element(page.getByRole('banner').getByText('Umi Harbour')).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  expect(calls.slice(before).map(({ path }) => path)).toEqual(['/pages/settings/public/']);
});

/** A further area, whose load fails when the test says; from the given one on it is loaded. */
function openLate(failures: number) {
  const failing = Array.from({ length: failures }, () => Promise.withResolvers<Area>());
  const late = areaOf([{ path: '/late', element: <h1>Late</h1> }]);
  const load = vi.fn(() => failing[load.mock.calls.length - 1]?.promise ?? late.load());
  const connection = testConnection();
  const shop = openShop({
    areas: { ...areas, late: { ...late, load } },
    connection,
    expectedErrors: /could not be loaded/,
  });
  return {
    ...shop,
    set: (status: ConnectionState['status']) => connection.setState({ status, isBack: status === 'online' }),
    isLoading: (attempt: number) => expect.poll(() => load.mock.calls.length).toBe(attempt),
    fail: (attempt: number) => failing[attempt - 1]?.reject(new TypeError('Failed to fetch')),
  };
}

const latePage = page.getByRole('heading', { name: 'Late' });

test('code that failed without a line loads by itself, though it fails only after the line is back [CNX-03]', async () => {
  const { set, isLoading, fail, navigate } = openLate(1);
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  set('offline');
  const navigated = navigate('/late');
  await isLoading(1);
  set('online');
  fail(1);
  await navigated;
  await expect.element(latePage).toBeVisible();
});

test('code that was tried again without a line loads by itself, too, when the line is back [CNX-03]', async () => {
  const { set, isLoading, fail, navigate } = openLate(2);
  await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  set('offline');
  const navigated = navigate('/late');
  await isLoading(1);
  fail(1);
  await navigated;
  await page.getByRole('button', { name: 'Try again' }).click();
  await isLoading(2);
  set('online');
  fail(2);
  await expect.element(latePage).toBeVisible();
});

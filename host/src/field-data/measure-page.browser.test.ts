import type { FieldReport, FieldSample } from '@shop/shared/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Failure } from '../failures/report-failure.ts';
import { measurePage } from './measure-page.ts';
import { readError } from './read-error.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const failed: Failure = { kind: 'call', area: 'blog', version: 'b1', page: '/blog' };

/** A measured page; returns what it sends, and ways to hide it and to let it fail. */
function openPage(early: Event[] = [], isAllowed = () => true) {
  const sent: FieldReport[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, text) => {
    sent.push(JSON.parse(typeof text === 'string' ? text : '') as FieldReport);
    return true;
  });
  const sample: FieldSample = {
    set: 'host@h1',
    isAllowed,
    start: () => {},
    errors: early,
    onError: () => {},
  };
  let listener = (_: Failure) => {};
  measurePage(sample, { listen: (listen) => void (listener = listen) }, { locate: () => undefined });
  const hide = () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { sent, sample, hide, fail: (failure: Failure) => listener(failure) };
}

const thrown = (area: string, message = 'mele@umi.example') =>
  new ErrorEvent('error', { message, filename: `https://umi.example/releases/${area}/v1/assets/a.js` });

test('speed is said once; a later report has the errors since the last, with their number [FLD-02]', () => {
  const { sent, hide, fail, sample } = openPage([thrown('catalog')]);
  fail(failed);
  sample.onError(thrown('catalog'));
  hide();
  hide();
  sample.onError(thrown('blog'));
  hide();
  expect(sent).toEqual([
    {
      set: 'host@h1',
      page: '',
      vitals: expect.any(Object),
      errors: [
        { kind: 'error', area: 'catalog', page: '', count: 2 },
        { kind: 'call', area: 'blog', page: '/blog', count: 1 },
      ],
    },
    { set: 'host@h1', page: '', errors: [{ kind: 'error', area: 'blog', page: '', count: 1 }] },
  ]);
  expect(JSON.stringify(sent)).not.toContain('mele');
});

test('twenty different errors and a hundred of a kind are told at most [FLD-02]', () => {
  const { sent, hide, sample } = openPage();
  for (let count = 0; count < 150; count += 1) sample.onError(thrown('a0'));
  for (let count = 0; count < 30; count += 1) sample.onError(thrown(`a${count}`));
  hide();
  expect(sent[0]?.errors).toHaveLength(20);
  expect(sent[0]?.errors[0]).toMatchObject({ area: 'a0', count: 100 });
});

test('nothing is sent once a visitor does not allow it any more [FLD-06]', () => {
  let isAllowed = true;
  const { sent, hide, sample } = openPage([], () => isAllowed);
  hide();
  expect(sent).toHaveLength(1);
  isAllowed = false;
  sample.onError(thrown('blog'));
  hide();
  expect(sent).toHaveLength(1);
});

const rejection = (reason: unknown) =>
  new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason });

const withStack = Object.assign(new Error('mele@umi.example'), {
  stack: 'Error: mele@umi.example\n    at f (https://umi.example/releases/account-cart/a1/assets/b.js:1:2)',
});

/** An element that failed to load its file. */
function failedElement(name: 'img' | 'script' | 'link' | 'video', file: string): Event {
  const element = document.createElement(name);
  element.setAttribute(name === 'link' ? 'href' : 'src', file);
  const event = new Event('error');
  Object.defineProperty(event, 'target', { value: element });
  return event;
}

test.each([
  [thrown('catalog'), { kind: 'error', area: 'catalog' }],
  [new ErrorEvent('error', { filename: 'chrome-extension://mele/a.js' }), { kind: 'error', area: 'other' }],
  [new ErrorEvent('error', { error: withStack }), { kind: 'error', area: 'account-cart' }],
  [rejection(withStack), { kind: 'rejection', area: 'account-cart' }],
  [rejection('mele@umi.example'), { kind: 'rejection', area: 'other' }],
  [failedElement('script', '/releases/host/h1/assets/main.js'), { kind: 'file', area: 'host' }],
  [failedElement('link', '/releases/blog/b1/assets/a.js'), { kind: 'file', area: 'blog' }],
  [failedElement('img', '/media/mele.webp'), { kind: 'picture', area: 'other' }],
  [failedElement('video', '/media/mele.mp4'), undefined],
])('of an error its kind and area alone are read, case %# [FLD-03]', (event, read) => {
  expect(readError(event)).toEqual(read);
});

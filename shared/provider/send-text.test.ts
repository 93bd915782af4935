import { expect, test, vi } from 'vitest';
import { isAnswerLost, ProviderError } from './provider-error.ts';
import { sendText } from './send-text.ts';

const lost = () => Promise.reject(new ProviderError('network'));

/** A page that writes to a list, with what it stores. */
function openPage({ text = 'words', list = [] as string[], isOffline = false, unloaded = 0 } = {}) {
  let note = '';
  const arrive = async () => (list.unshift(text), text);
  const send = vi.fn<() => Promise<string>>(arrive);
  const find = vi.fn<() => Promise<string[]>>(async () => list.filter((entry) => entry === text));
  const stored = { read: () => note, write: (next: string) => void (note = next) };
  const known = list.filter((entry) => entry === text).length - unloaded;
  const isWhole = unloaded === 0;
  const line = { isOthers: false };
  return {
    line,
    list,
    arrive,
    send,
    find,
    /** A reload in between knows what the list holds by then. */
    press: (knownNow = known) =>
      sendText({
        text,
        known: knownNow,
        isWhole,
        note: stored,
        isOffline,
        isOthers: () => line.isOthers,
        send,
        find,
      }),
    note: () => note,
  };
}

test('a text that is answered is sent, and nothing is looked up', async () => {
  const page = openPage();
  expect(await page.press()).toEqual({ sent: 'words' });
  expect(page.find).not.toHaveBeenCalled();
  expect(page.note()).toBe('');
});

test('a lost answer is looked up: what arrived counts as sent', async () => {
  const page = openPage({ list: ['words'] });
  page.send.mockImplementation(async () => (await page.arrive(), lost()));
  expect(await page.press()).toEqual({ sent: 'words' });
  expect(page.list).toEqual(['words', 'words']);
  expect(page.note()).toBe('');
});

test('the same text of an earlier time is not taken for it; sent again, it is looked for first', async () => {
  const page = openPage({ list: ['words'] });
  page.send.mockImplementation(lost);
  expect(await page.press()).toMatchObject({ mayExist: false });
  // It arrives late, and the reloaded page shows it.
  await page.arrive();
  expect(await page.press(2)).toEqual({ sent: 'words' });
  expect(page.send).toHaveBeenCalledOnce();
  expect(page.note()).toBe('');
});

test('nor is the same text in the part of the list that the page has not loaded [SEC-103]', async () => {
  const page = openPage({ list: ['words'], unloaded: 1 });
  page.send.mockImplementation(lost);
  expect(await page.press()).toMatchObject({ mayExist: false });
  page.send.mockImplementation(page.arrive);
  expect(await page.press()).toEqual({ sent: 'words' });
  expect(page.list).toEqual(['words', 'words']);
});

test('a list that cannot be counted keeps no text from being sent', async () => {
  const page = openPage({ unloaded: 0.5 });
  page.find.mockImplementationOnce(lost);
  expect(await page.press()).toEqual({ sent: 'words' });
});

test('a text is not sent where another customer has logged in while the list was counted or read [SEC-152]', async () => {
  const page = openPage({ list: ['words'], unloaded: 1 });
  const find = async () => ((page.line.isOthers = true), ['words']);
  page.find.mockImplementationOnce(find);
  expect(await page.press()).toMatchObject({ mayExist: false });
  expect(page.send).not.toHaveBeenCalled();
  expect(page.note()).toBe('');
  page.line.isOthers = false;
  page.send.mockImplementationOnce(lost);
  expect(await page.press()).toMatchObject({ mayExist: false });
  page.find.mockImplementationOnce(find);
  expect(await page.press()).toMatchObject({ mayExist: false });
  expect(page.send).toHaveBeenCalledOnce();
});

test('what has not arrived is sent again', async () => {
  const page = openPage();
  page.send.mockImplementationOnce(lost);
  expect(await page.press()).toMatchObject({ mayExist: false });
  expect(await page.press()).toEqual({ sent: 'words' });
  expect(page.list).toEqual(['words']);
});

test('as long as the list cannot be read the text may exist, and is not sent again', async () => {
  const page = openPage();
  page.send.mockImplementation(async () => (await page.arrive(), lost()));
  page.find.mockImplementationOnce(lost).mockImplementationOnce(lost);
  expect(await page.press()).toMatchObject({ mayExist: true });
  expect(await page.press()).toMatchObject({ mayExist: true });
  expect(await page.press()).toEqual({ sent: 'words' });
  expect(page.list).toEqual(['words']);
});

test.each([
  ['refused', new ProviderError('http', { status: 400 }), false],
  ['written offline', new ProviderError('network'), true],
])('a text that was %s is not looked for', async (_, error, isOffline) => {
  const page = openPage({ isOffline });
  page.send.mockRejectedValue(error);
  expect(await page.press()).toEqual({ error, mayExist: false });
  expect(page.find).not.toHaveBeenCalled();
  expect(page.note()).toBe('');
});

test.each([
  [new ProviderError('network'), true],
  [new ProviderError('timeout'), true],
  [new ProviderError('malformed', { status: 200 }), true],
  [new ProviderError('http', { status: 502 }), true],
  [new ProviderError('http', { status: 503 }), true],
  [new ProviderError('http', { status: 504 }), true],
  [new ProviderError('http', { status: 503, detail: 'Closed.' }), false],
  [new ProviderError('http', { status: 504, detail: 'Gateway Timeout' }), true],
  [new ProviderError('http', { status: 502, detail: 'Bad Gateway' }), true],
  [new ProviderError('http', { status: 524, detail: 'A timeout occurred' }), true],
  [new ProviderError('http', { status: 500 }), false],
  [new ProviderError('http', { status: 429 }), false],
  [new ProviderError('refused'), false],
  [new TypeError('x is undefined'), false],
])('whether the answer is lost: %o', (error, isLost) => {
  expect(isAnswerLost(error)).toBe(isLost);
  const isUnsent = error instanceof ProviderError && error.kind === 'network';
  expect(isAnswerLost(error, true)).toBe(isLost && !isUnsent);
});

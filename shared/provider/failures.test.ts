import { getCompany, listProducts, login, type LoginBody } from '@shop/shared/contracts/provider';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { clientOf, dropped, fakeProvider, json } from './testing/fake-provider.ts';
import { errorText, fieldErrorsText, refusalText, ProviderError } from './provider-error.ts';

const credentials: LoginBody = { login_id: 'ann@example.com', password: 'secret-word' };

async function failureOf(answer: () => Response | Promise<Response>): Promise<unknown> {
  const outcome = clientOf(fakeProvider(answer)).call(login, credentials);
  return outcome.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('kinds of failure', () => {
  test('an HTTP error carries status, detail, field lists and the answer', async () => {
    const body = { email: ['Taken.', 'Too long.'], password: 'Too short.', rows: [1, 2], code: 5 };
    expect(await failureOf(() => json(body, 400))).toMatchObject({
      kind: 'http',
      status: 400,
      detail: '',
      fields: { email: ['Taken.', 'Too long.'], password: ['Too short.'] },
      body,
    });
    expect(await failureOf(() => json({ detail: 'No.' }, 403))).toMatchObject({
      status: 403,
      detail: 'No.',
      fields: {},
    });
    expect(await failureOf(() => json({ error: 'Out of stock.' }, 409))).toMatchObject({
      detail: 'Out of stock.',
    });
    expect(await failureOf(() => json({ detail: ['One.', 'Two.'] }, 400))).toMatchObject({
      detail: 'One., Two.',
    });
  });

  test('what an error says is as long as other texts, with thirty marks of a letter [REC-19] [SEC-81]', async () => {
    const written = `\u0628${'\u064b'.repeat(40_000)}`;
    const shown = `\u0628${'\u064b'.repeat(30)}…`;
    const answers = [json({ detail: written }, 400), new Response(written, { status: 400 })];
    const [detailed, plain] = await Promise.all(answers.map((answer) => failureOf(() => answer)));
    expect(detailed).toMatchObject({ detail: shown });
    expect(plain).toMatchObject({ body: shown });
    expect(await failureOf(() => json({ email: [written] }, 400))).toMatchObject({
      fields: { email: [shown] },
    });
    // Both may stand in what a form says.
    expect(await failureOf(() => json(written, 400))).toMatchObject({ body: shown });
    expect(await failureOf(() => json({ [written]: ['No.'] }, 400))).toMatchObject({
      fields: { [shown]: ['No.'] },
    });
  });

  test('an HTML error page is not shown, a plain sentence is', async () => {
    const page = (text: string) => failureOf(() => new Response(text, { status: 502 }));
    expect(await page('<!doctype html><h1>Bad gateway</h1>')).toMatchObject({
      kind: 'http',
      body: null,
      detail: '',
    });
    expect(await page('Try later')).toMatchObject({ body: 'Try later' });
    expect(await page('')).toMatchObject({ body: null });
  });

  test('a lost connection, before or within the answer, is a network failure', async () => {
    expect(await failureOf(dropped)).toMatchObject({ kind: 'network', status: 0 });
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    expect(await failureOf(() => new Response(broken))).toMatchObject({ kind: 'network' });
  });

  test('no answer within 15 seconds is a timeout', async () => {
    vi.useFakeTimers();
    const failure = failureOf(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(14_999);
    const early = await Promise.race([failure, Promise.resolve('waiting')]);
    await vi.advanceTimersByTimeAsync(1);
    expect([early, await failure]).toMatchObject(['waiting', { kind: 'timeout', status: 0 }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an answer that is not JSON, or of another shape, is malformed', async () => {
    expect(await failureOf(() => new Response('<html>'))).toMatchObject({ kind: 'malformed', status: 200 });
    expect(await failureOf(() => json('text'))).toMatchObject({ kind: 'malformed' });
    expect(await failureOf(() => new Response(null, { status: 204 }))).toMatchObject({ kind: 'malformed' });
  });

  test('a missing parameter is refused before anything is sent', async () => {
    const provider = fakeProvider(() => json(null));
    const call = clientOf(provider).call({ ...getCompany, path: '/company/:branch/' }, {});
    await expect(call).rejects.toMatchObject({ name: 'ProviderError', kind: 'refused', message: '' });
    expect(provider.sent).toEqual([]);
  });

  test('no failure contains a token or a password', async () => {
    const secrets = {
      access: { token: 'access-secret' },
      refresh: ['refresh-secret'],
      password: 'secret-word',
    };
    const failures = [
      await failureOf(() => json(secrets)),
      await failureOf(() => new Response('access-secret')),
      await failureOf(() => json({ detail: 'No.' }, 401)),
      await failureOf(dropped),
    ];
    const texts = failures.map((failure) => [
      String(failure),
      JSON.stringify(failure),
      String((failure as Error).cause),
    ]);
    expect(texts.flat().join()).not.toMatch(/secret/);
  });
});

describe('texts', () => {
  test('the detail, else an own message, else the fallback [API-06]', async () => {
    const text = async (answer: () => Response | Promise<Response>) =>
      errorText(await failureOf(answer), 'Default.');
    expect(await text(() => json({ detail: 'From the shop.' }, 500))).toBe('From the shop.');
    expect(await text(() => json({ error: 'Also from it.' }, 400))).toBe('Also from it.');
    expect(errorText(new Error('Post not found or not published.'), 'Default.')).toBe(
      'Post not found or not published.',
    );
    expect(errorText(new ProviderError('refused', { message: 'Refresh token not found.' }), 'Default.')).toBe(
      'Refresh token not found.',
    );
    expect(await text(() => json({}, 500))).toBe('Default.');
    expect(await text(() => new Response('', { status: 404 }))).toBe('Default.');
    expect(await text(dropped)).toBe('Default.');
    expect(await text(() => new Response('not JSON'))).toBe('Default.');
    expect(errorText(new ProviderError('timeout', { message: 'for the log' }), 'Default.')).toBe('Default.');
  });

  test.each([
    new TypeError('x is undefined'),
    new DOMException('aborted', 'AbortError'),
    'text',
    null,
    {},
    new Error(''),
  ])('what is written for developers is not shown: %s', (error) => {
    expect(errorText(error, 'Default.')).toBe('Default.');
  });

  test('field errors become one line', async () => {
    const body = { email: ['Taken.', 'Too long.'], non_field_errors: ['No.'] };
    expect(fieldErrorsText(await failureOf(() => json(body, 400)))).toBe(
      'email: Taken., Too long.; non_field_errors: No.',
    );
    expect(fieldErrorsText(await failureOf(() => json({ detail: 'No.' }, 400)))).toBe('');
    expect(fieldErrorsText(new Error('other'))).toBe('');
  });

  test.each<[string, () => Response | Promise<Response>, string]>([
    ['its detail', () => json({ detail: 'Closed.', street: ['Too far.'] }, 422), 'Closed.'],
    ['plain text', () => new Response(' Closed today. ', { status: 422 }), 'Closed today.'],
    [
      'the texts of its fields, however deep',
      () =>
        json(
          { delivery_address: { street: ['Too far.'] }, code: 7, items: [{ quantity: ['Too many.'] }] },
          422,
        ),
      'delivery_address: Too far.; items: Too many.',
    ],
    ['an HTML page', () => new Response('<html>Server Error</html>', { status: 500 }), 'Default.'],
    ['JSON text of an HTML page', () => json('<html>', 422), 'Default.'],
    ['a list of texts', () => json(['No.'], 422), 'Default.'],
    ['nothing to read', () => json({ code: 7 }, 422), 'Default.'],
    ['nothing', dropped, 'Default.'],
  ])('a refused form shows %s, and never raw JSON [REC-12]', async (_, answer, text) => {
    expect(refusalText(await failureOf(answer), 'Default.')).toBe(text);
  });

  test('an error that no provider sent has no text for a refused form', () => {
    expect(refusalText(new TypeError('x is undefined'), 'Default.')).toBe('Default.');
  });
});

test('a list is retried, and its last failure reported', async () => {
  const provider = fakeProvider(() => json({ detail: 'Down.' }, 503));
  await expect(clientOf(provider).call(listProducts, {})).rejects.toMatchObject({
    status: 503,
    detail: 'Down.',
  });
  expect(provider.sent).toHaveLength(3);
});

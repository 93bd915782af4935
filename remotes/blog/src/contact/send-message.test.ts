import { sendContactMessage } from '@shop/shared/contracts/provider';
import { ProviderError } from '@shop/shared/provider';
import { expect, test, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

const message = {
  name: 'Mele',
  email: 'mele@umi.example',
  phone_number: '',
  subject: 'Rice',
  message: 'More of it.',
};

function call() {
  return vi.fn<(...call: unknown[]) => Promise<never>>();
}

test('sends what is complete, trimmed', async () => {
  const sending = call().mockResolvedValue(null as never);
  const typed = { ...message, name: ' Mele ', email: ' mele@umi.example' };
  expect(await sendMessage({ call: sending }, typed, false)).toEqual({
    sent: true,
    mayExist: false,
    problem: '',
    fields: {},
  });
  expect(sending).toHaveBeenCalledExactlyOnceWith(sendContactMessage, message);
});

test.each(['name', 'email', 'subject', 'message'])('sends nothing without %s', async (field) => {
  const sending = call();
  const { sent, fields } = await sendMessage({ call: sending }, { ...message, [field]: '' }, false);
  expect(sent).toBe(false);
  expect(Object.keys(fields)).toEqual([field]);
  expect(sending).not.toHaveBeenCalled();
});

test('tells the detail and what is wrong with single fields', async () => {
  const error = new ProviderError('http', {
    status: 400,
    detail: 'No.',
    fields: { email: ['Not an address.', 'Too long.'] },
  });
  expect(await sendMessage({ call: call().mockRejectedValue(error) }, message, false)).toEqual({
    sent: false,
    mayExist: false,
    problem: 'No.',
    fields: { email: 'Not an address. Too long.' },
  });
});

test.each([
  ['no answer', new ProviderError('network'), false, true],
  ['a timeout', new ProviderError('timeout'), false, true],
  ['a gateway’s 504', new ProviderError('http', { status: 504 }), false, true],
  [
    'an outage in the provider’s own words',
    new ProviderError('http', { status: 503, detail: 'No.' }),
    false,
    false,
  ],
  ['a browser without network', new ProviderError('network'), true, false],
])('after %s', async (_, error, isOffline, mayExist) => {
  const outcome = await sendMessage({ call: call().mockRejectedValue(error) }, message, isOffline);
  expect(outcome).toMatchObject({ sent: false, mayExist });
  expect(outcome.problem === '').toBe(mayExist);
});

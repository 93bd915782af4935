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
  expect(await sendMessage({ call: sending }, typed)).toEqual({ sent: true, problem: '', fields: {} });
  expect(sending).toHaveBeenCalledExactlyOnceWith(sendContactMessage, message);
});

test.each(['name', 'email', 'subject', 'message'])('sends nothing without %s', async (field) => {
  const sending = call();
  const { sent, fields } = await sendMessage({ call: sending }, { ...message, [field]: '' });
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
  expect(await sendMessage({ call: call().mockRejectedValue(error) }, message)).toEqual({
    sent: false,
    problem: 'No.',
    fields: { email: 'Not an address. Too long.' },
  });
});

import { expect, test } from 'vitest';
import { HeldRequests } from './held-requests.ts';

const held = (id: string) => ({ id, holdId: `hold of ${id}` });

test('is settled when every request has ended or is held, in whatever order that is reported', () => {
  const requests = new HeldRequests();
  expect(requests.settled).toBe(true);
  requests.began('page');
  expect(requests.settled).toBe(false);
  requests.hold(held('page'));
  requests.hold(held('script'));
  requests.began('script');
  expect(requests.settled).toBe(true);
  expect(requests.take()).toEqual([held('page'), held('script')]);
  expect([requests.holding, requests.settled]).toEqual([false, false]);
  requests.ended('script');
  requests.ended('page');
  expect([requests.holding, requests.settled]).toEqual([false, true]);
});

test('a request whose preflight is held is settled, and is not once that one was released', () => {
  const requests = new HeldRequests();
  requests.hold(held('leave'));
  requests.began('leave', 'call');
  requests.began('call');
  expect(requests.settled).toBe(true);
  expect(requests.take()).toEqual([held('leave')]);
  requests.ended('leave');
  expect(requests.settled).toBe(false);
  requests.hold(held('call'));
  expect([requests.holding, requests.settled]).toEqual([true, true]);
});

test('a redirect holds the same request once more', () => {
  const requests = new HeldRequests();
  requests.hold(held('page'));
  requests.take();
  requests.hold({ id: 'page', holdId: 'second' });
  expect(requests.take()).toEqual([{ id: 'page', holdId: 'second' }]);
  requests.ended('page');
  expect(requests.settled).toBe(true);
});

test('forgets what was given up while it was held', () => {
  const requests = new HeldRequests();
  requests.hold(held('call'));
  requests.ended('call');
  expect(requests.take()).toEqual([]);
});

test('resolves with the next event', async () => {
  const requests = new HeldRequests();
  const next = requests.change;
  requests.began('page');
  await next;
  expect(requests.change).not.toBe(next);
});

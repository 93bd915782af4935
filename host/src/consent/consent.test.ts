import { onTestFinished, expect, test, vi } from 'vitest';

/** Opens a page whose browser has stored a choice; `choice` is what another page stores meanwhile. */
async function openPage(stored: string | null) {
  const browser = { choice: stored };
  const getItem = vi.fn(() => browser.choice);
  const window = new EventTarget();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem, setItem: vi.fn(), removeItem: vi.fn() });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const { consent } = await import('./consent.ts');
  return { browser, consent, getItem, fire: (type: string) => window.dispatchEvent(new Event(type)) };
}

test('storage is read with the first use, not while the module loads', async () => {
  const { consent, getItem } = await openPage('granted');
  expect(getItem).not.toHaveBeenCalled();
  expect(consent.state()).toEqual({ choice: 'granted', asking: false });
  consent.ask();
  expect(consent.state()).toEqual({ choice: 'granted', asking: true });
  expect(getItem).toHaveBeenCalledTimes(1);
});

test.each(['storage', 'pageshow'])('hears of another page’s choice at %s [EVT-08]', async (type) => {
  const { browser, consent, fire } = await openPage('granted');
  const heard = vi.fn();
  const end = consent.subscribe(heard);
  expect(consent.state().choice).toBe('granted');
  fire(type);
  expect(heard).not.toHaveBeenCalled();
  browser.choice = 'denied';
  fire(type);
  expect(heard).toHaveBeenCalledOnce();
  expect(consent.state()).toEqual({ choice: 'denied', asking: false });
  end();
  browser.choice = 'granted';
  fire(type);
  expect(heard).toHaveBeenCalledOnce();
});

test('a choice that cannot be stored holds for its page, whatever was stored before [EVT-08]', async () => {
  const { consent, fire } = await openPage('granted');
  consent.subscribe(() => {});
  consent.choose('denied');
  fire('pageshow');
  expect(consent.state().choice).toBe('denied');
});

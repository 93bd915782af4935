import { expect, test, vi } from 'vitest';
import { startCode } from './start-code.ts';

test('the worker for offline use is registered where the document says so, and nowhere else [OFF-09]', async () => {
  const register = vi.spyOn(navigator.serviceWorker, 'register').mockReturnValue(new Promise(() => {}));
  const script = document.createElement('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const run = async () => {
    startCode();
    dispatchEvent(new Event('load'));
    await new Promise((resolve) => requestIdleCallback(resolve));
  };
  await run();
  expect(register).not.toHaveBeenCalled();
  script.setAttribute('data-offline', '');
  await run();
  expect(register).toHaveBeenCalledOnce();
});

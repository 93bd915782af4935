import { expect, test, vi } from 'vitest';
import { startCode } from './start-code.ts';

test('the worker for offline use is registered where the document says so, and nowhere else [OFF-09]', () => {
  const register = vi.spyOn(navigator.serviceWorker, 'register').mockReturnValue(new Promise(() => {}));
  const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
  const script = document.createElement('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const run = () => {
    startCode();
    dispatchEvent(new Event('load'));
    for (const [task] of idle.mock.calls) task({ didTimeout: true, timeRemaining: () => 0 });
  };
  run();
  expect(register).not.toHaveBeenCalled();
  script.setAttribute('data-offline', '');
  run();
  expect(register).toHaveBeenCalledOnce();
});

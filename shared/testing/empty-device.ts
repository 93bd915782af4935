import { beforeEach } from 'vitest';

// What one test leaves on the device or in the tab, such as the dishes it has seen or a product that waits for a login, would
// show in the next one.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

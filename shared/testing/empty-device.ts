import { beforeEach } from 'vitest';

// What one test leaves on the device, such as the dishes it has seen, would show in the next one.
beforeEach(() => localStorage.clear());

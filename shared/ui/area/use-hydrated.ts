import { useSyncExternalStore } from 'react';
import { followDeviceTexts, readDeviceText } from '@shop/shared/storage';
import { usePlatform } from './platform-context.tsx';

// What a server does not know: a rendered page is hydrated without it, and shows it at once after that.

const never = () => () => {};

/** Whether the shop's code runs the page: false on the server and until the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A text of this device by its name; null while there is none, on a server, and until the page is hydrated. */
export function useDeviceText(name: string): string | null {
  const key = `${usePlatform().storagePrefix ?? ''}${name}`;
  return useSyncExternalStore(
    followDeviceTexts,
    () => readDeviceText(key),
    () => null,
  );
}

import { useSyncExternalStore } from 'react';
import { followDeviceTexts, readDeviceText } from '@shop/shared/storage';
import { usePlatform } from './platform-context.tsx';

/** A text of this device by its name; null while there is none, on a server, and until the page is hydrated. */
export function useDeviceText(name: string): string | null {
  const key = `${usePlatform().storagePrefix ?? ''}${name}`;
  return useSyncExternalStore(
    followDeviceTexts,
    () => readDeviceText(key),
    () => null,
  );
}

import { useCallback, useSyncExternalStore } from 'react';
import { deviceText, type DeviceText } from '@shop/shared/storage';
import { usePlatform } from './platform-context.tsx';

/** A text of this device by its name; null while there is none, on a server, and until the page is hydrated. */
export function useDeviceText(name: string): string | null {
  const key = `${usePlatform().storagePrefix ?? ''}${name}`;
  const subscribe = useCallback((listener: () => void) => deviceText(key).subscribe(listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => deviceText(key).read(),
    () => null,
  );
}

/** The same for event handlers and effects, to write it. */
export function useDeviceTextWriter(name: string): () => DeviceText {
  const { storagePrefix = '' } = usePlatform();
  return useCallback(() => deviceText(storagePrefix + name), [storagePrefix, name]);
}

import { useCallback } from 'react';
import { pageGlobal } from '@shop/shared/contracts';
import { deviceTextEvent, localStore, readDeviceText } from '@shop/shared/storage';
import { usePlatform } from './platform-context.tsx';

/**
 * For event handlers and effects, to write a text of this device from the one that is there; null for none. Returns whether
 * it is stored: where it is not, it lasts as long as the page.
 */
export type WriteDeviceText = (change: (text: string | null) => string | null) => boolean;

export function useDeviceTextWriter(name: string): WriteDeviceText {
  const { storagePrefix = '' } = usePlatform();
  const key = storagePrefix + name;
  return useCallback((change) => writeDeviceText(key, change(readDeviceText(key))), [key]);
}

function writeDeviceText(key: string, text: string | null): boolean {
  const storage = localStore();
  const isKept = text === null ? storage.removeItem(key) : storage.setItem(key, text);
  const unkept = (pageGlobal().deviceTexts ??= new Map());
  if (isKept) unkept.delete(key);
  else unkept.set(key, text);
  dispatchEvent(new Event(deviceTextEvent));
  return isKept;
}

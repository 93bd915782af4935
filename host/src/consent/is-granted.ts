import { localStorageOf } from '../start/local-storage.ts';

export const choiceKey = 'shopAnalytics';

/** Whether the visitor has allowed in this browser to be measured. */
export function isGranted(): boolean {
  try {
    return localStorageOf(window)?.getItem(choiceKey) === 'granted';
  } catch {
    return false;
  }
}

import { localStore } from '@shop/shared/storage';

export const choiceKey = 'shopAnalytics';

/** Whether the visitor has allowed in this browser to be measured. */
export function isGranted(): boolean {
  return localStore().getItem(choiceKey) === 'granted';
}

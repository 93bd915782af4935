import { comingBackKey } from '@shop/shared/contracts';
import { shopKey, type WidgetSettings } from './widget-settings.ts';

/** Where the widgets of a shop keep, for this tab, that the shopper left the page to pay. */
export function comingBackKeyOf(settings: WidgetSettings): string {
  return `${shopKey(settings)}:${comingBackKey}`;
}

/** Whether the shopper once left this site to pay and has not come back yet; never where nothing can be kept. */
export function isComingBack(window: Window, settings: WidgetSettings): boolean {
  try {
    return comingBackKeyOf(settings) in window.sessionStorage;
  } catch {
    return false;
  }
}

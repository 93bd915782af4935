import { useHydrated, usePlatform } from '@shop/shared/ui';

/** Whether the page is shown in a widget, on another site's page. */
export function useInWidget(): boolean {
  const isHydrated = useHydrated();
  const { root } = usePlatform();
  return isHydrated && 'host' in root;
}

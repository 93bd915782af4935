import { usePlatform } from '@shop/shared/ui';
import { useMounted } from './use-mounted.ts';

/** Whether the page stands in a widget, on somebody else's page: there it has no shop around it to go to. */
export function useInWidget(): boolean {
  const mounted = useMounted();
  const { root } = usePlatform();
  return mounted && 'host' in root;
}

import type { ConnectionState, Platform } from '../../contracts/index.ts';
import { use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { PlatformContext } from '../area/platform-context.tsx';

type Status = ConnectionState['status'];

const never = () => () => {};

const online: ConnectionState = { status: 'online' };

export function useConnectionState(): ConnectionState {
  const connection = use(PlatformContext)?.connection;
  return useSyncExternalStore<ConnectionState>(
    connection?.subscribe ?? never,
    connection?.getState ?? (() => online),
    () => online,
  );
}

/** Whether the provider can be reached. While it cannot, the shop's bar says so, and everything else says less. */
export function useConnection(): Status {
  return useConnectionState().status;
}

/**
 * Calls back when the provider can be reached again: for what could not be loaded meanwhile.
 * @param platform for a fragment, which has none around it
 */
export function useWhenBack(onBack: (() => void) | undefined, platform?: Pick<Platform, 'connection'>): void {
  const around = use(PlatformContext);
  const { connection } = platform ?? around ?? {};
  const callBack = useEffectEvent(() => onBack?.());
  useEffect(
    () =>
      connection?.subscribe(({ status }, before) => {
        if (status === 'online' && before.status !== 'online') callBack();
      }),
    [connection],
  );
}

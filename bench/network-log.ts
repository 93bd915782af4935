import type { CDPSession, Page } from '@playwright/test';

export interface LoggedRequest {
  readonly url: string;
  readonly type: string;
  readonly method: string;
  /** Seconds of the browser's monotonic clock. */
  readonly start: number;
  end: number;
}

export interface NetworkLog {
  readonly requests: readonly LoggedRequest[];
  stop(): Promise<void>;
}

/**
 * Records what a page asks servers for; every answer takes `latency` milliseconds more. What the browser's cache answers is
 * left out.
 */
export async function recordNetwork(page: Page, latency: number): Promise<NetworkLog> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const requests = new Map<string, LoggedRequest>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    requests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      method: request.method,
      start: timestamp,
      end: Number.POSITIVE_INFINITY,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId);
  });
  const finish = ({ requestId, timestamp }: { requestId: string; timestamp: number }) => {
    const request = requests.get(requestId);
    if (request) request.end = timestamp;
  };
  session.on('Network.loadingFinished', finish);
  session.on('Network.loadingFailed', finish);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return {
    get requests() {
      return [...requests.values()].filter(({ url }) => url.startsWith('http'));
    },
    stop: () => session.detach(),
  };
}

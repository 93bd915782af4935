import type { CDPSession } from '@playwright/test';

/** A mid-range phone on a slow mobile line. */
const phone = {
  screen: { width: 390, height: 844 },
  pixels: 3,
  /** Milliseconds that every answer takes more. */
  latency: 150,
  /** Bytes a second, either way. */
  throughput: 1_600_000 / 8,
  /** How many times slower the processor is. */
  slowdown: 4,
};

/** Makes a page's screen, line and processor those of the phone. */
export async function actAsPhone(session: Pick<CDPSession, 'send'>): Promise<void> {
  await haveSlowLine(session);
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...phone.screen,
    deviceScaleFactor: phone.pixels,
    mobile: true,
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
}

/** A page's line, or that of a worker. */
export async function haveSlowLine(session: Pick<CDPSession, 'send'>): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.throughput,
    uploadThroughput: phone.throughput,
  });
}

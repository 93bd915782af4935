import { endpointsByName } from '@shop/shared/contracts/provider';
import { setTimeout } from 'node:timers/promises';
import { faultNames, faultOf } from '../faults/faults.ts';
import type { Provider } from '../provider.ts';
import { seeded } from './random.ts';

/**
 * Lets calls of the provider fail, a new one every few seconds, one to three times each. Resolves to their number.
 * @param until milliseconds since 1970
 */
export async function addRandomFaults(provider: Provider, seed: number, until: number): Promise<number> {
  const random = seeded(seed);
  const calls = [...endpointsByName.keys()];
  let faults = 0;
  while (Date.now() < until) {
    const times = 1 + Math.floor(random.next() * 3);
    await provider.fault(faultOf(random.pick(calls), random.pick(faultNames), times));
    faults += 1;
    await setTimeout(2000 + random.next() * 4000);
    // One that its call never meets would be there for the next shopper for good.
    if (random.next() < 0.3) await provider.clearFaults();
  }
  await provider.clearFaults();
  return faults;
}

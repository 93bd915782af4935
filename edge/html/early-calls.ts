import type { EarlyCall, PathParams } from '@shop/shared/contracts';
import { callAddress, endpointsByName } from '@shop/shared/contracts/provider';
import type { EdgeConfig } from '../releases/edge-config.ts';

/** The frame's calls on every page. */
const frameCalls: readonly EarlyCall[] = [
  { call: 'settings.public', input: {} },
  { call: 'categories.list', input: {} },
];

/**
 * Addresses of the first GETs of a page and of the frame, to be sent with the document. Without calls that are unknown
 * here and those whose parameters the page's address lacks.
 */
export function earlyAddresses(
  { provider }: Pick<EdgeConfig, 'provider'>,
  calls: readonly EarlyCall[],
  parameters: PathParams,
): string[] {
  const addresses = [...calls, ...frameCalls].map((call) => addressOf(provider, call, parameters));
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

function addressOf(
  provider: EdgeConfig['provider'],
  { call, input }: EarlyCall,
  parameters: PathParams,
): string | undefined {
  const endpoint = endpointsByName.get(call);
  if (endpoint?.method !== 'GET') return undefined;
  try {
    return callAddress(provider, endpoint, fill(input, parameters) as never);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Replaces `{name}` by the path or query parameter. */
function fill(input: EarlyCall['input'], parameters: PathParams): Record<string, string> {
  const filled = Object.entries(input).map(([name, template]): [string, string] => [
    name,
    template.replace(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? ''),
  ]);
  return Object.fromEntries(filled);
}

import { endpointsByName } from '@shop/shared/contracts/provider';
import type { Fault, LoggedCall } from '../provider.ts';

/** What the provider says of a refusal: pages show it as it is. */
const detailOf = (status: number): string => `The provider says ${status}.`;

const said = (status: number) => ({ kind: 'status', status, body: { detail: detailOf(status) } }) as const;
const errorPage = '<!doctype html><title>Error</title><h1>Something went wrong here</h1>';
/** In seconds; longer than the shop waits by itself. */
const retryAfter = { 'Retry-After': '120' };

/** Every way in which a call fails, by its name in the tables. The browser's own, `offline`, is not the provider's. */
export const faults = {
  '400': said(400),
  '401': said(401),
  '403': said(403),
  '404': said(404),
  '409': said(409),
  /** As frameworks refuse a form: by field. */
  '422': { kind: 'status', status: 422, body: { note: ['Not like this.'] } },
  '429': { ...said(429), headers: retryAfter },
  '500': { kind: 'status', status: 500, body: errorPage },
  /** As gateways answer: with a page of their own. */
  '503': { kind: 'status', status: 503, body: errorPage, headers: retryAfter },
  malformed: { kind: 'malformed' },
  'wrong shape': { kind: 'malformed', body: '"a text where a record is due"' },
  empty: { kind: 'malformed', body: '' },
  'dropped before': { kind: 'drop' },
  /** The provider has done it; the answer is lost. */
  'dropped after': { kind: 'dropAfter' },
  '10 s late': { kind: 'delay', ms: 10_000 },
} as const satisfies Readonly<Record<string, Omit<Fault, 'match'>>>;

export type FaultName = keyof typeof faults;

const wanted = process.env['FAULT_NAMES'];

/** All, or those that the environment's FAULT_NAMES has. */
export const faultNames = (wanted ? wanted.split(',') : Object.keys(faults)) as FaultName[];

/** Whether the environment's FAULT_CALL and FAULT_PLACE let a case be: all without them. */
export const isWanted = (call: string, place: string): boolean =>
  call.startsWith(process.env['FAULT_CALL'] ?? '') && place.includes(process.env['FAULT_PLACE'] ?? '');

/** The fault for all calls of an endpoint, or for the next few of them. */
export function faultOf(call: string, name: FaultName, times?: number): Fault {
  const { method, path } = endpointOf(call);
  const pattern = `^/api${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`;
  return { match: { method, path: pattern }, ...faults[name], ...(times !== undefined && { times }) };
}

/** The calls of an endpoint in the provider's log. */
export function callsOf(log: readonly LoggedCall[], call: string): LoggedCall[] {
  const { match } = faultOf(call, '400');
  return log.filter(({ method, path }) => method === match.method && new RegExp(match.path).test(path));
}

function endpointOf(call: string) {
  const endpoint = endpointsByName.get(call);
  if (!endpoint) throw new Error(`There is no call ${call}.`);
  return endpoint;
}

/** Texts by fault; one of each is seen. */
export type Words = (fault: FaultName) => string | RegExp;

/** Whether the provider says in its answer why it refuses. */
const saysWhy = /^(400|401|403|404|409|429)$/;

/**
 * API-06: the answer's `detail`, else the default.
 * @param good what shows of an answer that comes late
 * @param instead what else is expected of single faults
 */
export function detailOr(
  fallback: string,
  good: string | RegExp,
  instead: Partial<Record<FaultName, string | RegExp>> = {},
): Words {
  return (fault) => {
    if (instead[fault] !== undefined) return instead[fault];
    if (fault === '10 s late') return good;
    return saysWhy.test(fault) ? detailOf(Number(fault)) : fallback;
  };
}

const lost = /^(503|malformed|wrong shape|empty|dropped before|dropped after|10 s late)$/;

/** Whether the provider may have made a change, as far as the shop can tell. */
export const isLost = (fault: FaultName): boolean => lost.test(fault);

import { ProviderSettingsSchema, type ProviderSettings } from '@shop/shared/contracts';
import { callAddress, endpointsByName, type Endpoint } from '@shop/shared/contracts/provider';
import type { ProviderProfile } from '@shop/shared/contracts/provider-profile';
import * as v from 'valibot';
import { sampleInputs } from '../../sandbox/openapi/sample-inputs.ts';
import { originDifferences, preflightDifferences } from './cors.ts';
import { differencesOf, type Difference } from './differences.ts';
import { fieldOf, stepsOf, type Input, type Step } from './steps.ts';

export interface CheckOptions {
  /** Root of the API, without a slash at the end. */
  readonly apiBase: string;
  readonly tenant: number;
  readonly profile: ProviderProfile;
  /** A test account; without it only what visitors may read is asked for. */
  readonly account?: { readonly login: string; readonly password: string } | undefined;
  /** Whether calls that change something are sent, too. */
  readonly write: boolean;
  /** Whether an order is placed, too, and the payment of one by card is started. */
  readonly order: boolean;
  /** Those of the pages that call it: the storefront's, and those of pages with widgets. */
  readonly origins: readonly string[];
  readonly fetch: typeof fetch;
}

export interface CheckedCall {
  readonly name: string;
  readonly request: string;
  /** `not asked`: it needs an account, `write`, or the answer of a call that failed. */
  readonly result: 'fits' | 'differs' | 'missing' | 'not asked';
  readonly differences: readonly Difference[];
}

export interface CheckedProvider {
  readonly calls: readonly CheckedCall[];
  /** A profile to start from: what was given, and what was found out. */
  readonly profile: ProviderProfile;
  /** Id of the order that was placed. */
  readonly orderId: unknown;
}

type AnyEndpoint = Endpoint<never, unknown>;

/** Sends the shop's calls to a provider, and holds the answers against the contracts. */
export async function checkProvider(options: CheckOptions): Promise<CheckedProvider> {
  const { account, write } = options;
  const answers = new Map<string, unknown>();
  const calls: CheckedCall[] = [];
  let { profile } = options;
  for (const step of stepsOf(options)) {
    const endpoint = endpointsByName.get(step.name);
    if (!endpoint) throw new Error(`There is no call "${step.name}".`);
    const isAllowed = (write || !step.writes) && (account || !step.account);
    const input = isAllowed ? step.input(answers) : undefined;
    const attempt = input && (await tryVariants({ ...options, profile }, endpoint, input, answers));
    profile = attempt?.profile ?? profile;
    if (attempt && attempt.status < 400) answers.set(step.name, attempt.answer);
    const path = profile.paths?.[step.name] ?? endpoint.path;
    const cors = await corsDifferences({ ...options, profile }, endpoint, attempt);
    calls.push({
      name: step.name,
      request: attempt?.request ?? `${endpoint.method} ${path}`,
      ...withCors(attempt ? resultOf(endpoint, step, attempt) : notAsked, cors),
    });
  }
  return { calls, profile, orderId: fieldOf(answers.get('orders.create'), 'id') };
}

interface Attempt {
  readonly request: string;
  /** 0 without an answer. */
  readonly status: number;
  readonly answer: unknown;
  readonly profile: ProviderProfile;
  /** Absent without an answer. */
  readonly headers?: Headers;
  /** Sends it again for another origin. */
  readonly again: (origin: string) => Promise<Attempt>;
}

/** Sends a call as the profile says; a path that is not there without its last slash, a login under other fields. */
async function tryVariants(
  options: CheckOptions,
  endpoint: AnyEndpoint,
  input: Input,
  answers: ReadonlyMap<string, unknown>,
): Promise<Attempt> {
  const first = await send(options, endpoint, input, answers);
  const path = options.profile.paths?.[endpoint.name] ?? endpoint.path;
  const others: ProviderProfile[] = [];
  if (first.status === 404 && path.endsWith('/'))
    others.push({
      ...options.profile,
      paths: { ...options.profile.paths, [endpoint.name]: path.slice(0, -1) },
    });
  if (first.status === 400 && endpoint.name === 'accounts.login')
    others.push(...['email', 'username'].map((loginField) => ({ ...options.profile, loginField })));
  for (const profile of others) {
    const attempt = await send({ ...options, profile }, endpoint, input, answers);
    if (attempt.status > 0 && attempt.status < 400) return attempt;
  }
  return first;
}

async function send(
  options: CheckOptions,
  endpoint: AnyEndpoint,
  input: Input,
  answers: ReadonlyMap<string, unknown>,
  origin = options.origins[0],
): Promise<Attempt> {
  const { apiBase, tenant, profile, account, fetch } = options;
  const settings = settingsOf(options);
  const { tenantHeader, loginField, idempotencyHeader } = settings;
  const takesKey = endpoint.name === 'orders.create' && idempotencyHeader;
  const credentials = account && { [loginField]: account.login, password: account.password };
  const whole = (endpoint.name === 'accounts.login' ? credentials : input) as never;
  const { body } = endpoint.request(whole);
  const bearer = endpoint.session === 'none' ? undefined : fieldOf(answers.get('accounts.login'), 'access');
  const address = callAddress(settings, endpoint, whole);
  const request = `${endpoint.method} ${new URL(address).pathname.replace(new URL(apiBase).pathname, '')}`;
  const again = (other: string) => send(options, endpoint, input, answers, other);
  try {
    const response = await fetch(address, {
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        [tenantHeader]: String(tenant),
        ...(origin !== undefined && { Origin: origin }),
        ...(typeof bearer === 'string' && { Authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(takesKey && { [idempotencyHeader]: crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    return { request, status, answer: parsed(await response.text()), profile, headers, again };
  } catch (error) {
    return { request, status: 0, answer: String(error), profile, again };
  }
}

/** The profile, with the contract's default for each field that it leaves out. */
function settingsOf({ apiBase, profile }: Pick<CheckOptions, 'apiBase' | 'profile'>): ProviderSettings {
  return v.parse(ProviderSettingsSchema, { ...profile, apiBase });
}

type Result = Pick<CheckedCall, 'result' | 'differences'>;
const notAsked: Result = { result: 'not asked', differences: [] };

function resultOf(endpoint: AnyEndpoint, { fits }: Step, { status, answer }: Attempt): Result {
  if (status === fits) return { result: 'fits', differences: [] };
  if (status === 404 || status === 405) return { result: 'missing', differences: [] };
  const expected = 'an answer of 200 to 299';
  if (status === 0)
    return { result: 'differs', differences: [{ field: 'connection', expected, got: String(answer) }] };
  if (status >= 300)
    return { result: 'differs', differences: [{ field: 'status', expected, got: String(status) }] };
  const differences = differencesOf(endpoint, answer);
  return { result: differences.length > 0 ? 'differs' : 'fits', differences };
}

function withCors({ result, differences }: Result, cors: readonly Difference[]): Result {
  if (cors.length === 0 || result === 'missing') return { result, differences };
  return { result: 'differs', differences: [...differences, ...cors] };
}

/** What keeps pages of the origins from making a call, sent or not, or from reading its answer. */
async function corsDifferences(
  options: CheckOptions,
  endpoint: AnyEndpoint,
  attempt: Attempt | undefined,
): Promise<Difference[]> {
  if (attempt?.status === 0) return [];
  const { origins, fetch } = options;
  const sample = sampleInputs[endpoint.name] ?? {};
  const settings = settingsOf(options);
  const { tenantHeader, idempotencyHeader } = settings;
  const call = {
    address: callAddress(settings, endpoint, sample as never),
    method: endpoint.method,
    headers: [
      tenantHeader,
      ...(endpoint.session === 'none' ? [] : ['authorization']),
      ...(endpoint.request(sample as never).body === undefined ? [] : ['content-type']),
      ...(endpoint.name === 'orders.create' && idempotencyHeader ? [idempotencyHeader] : []),
    ],
  };
  const found = origins.map(async (origin, nth) => {
    // Changes are sent once, for the first origin.
    const mayRepeat = endpoint.method === 'GET';
    const answer = nth === 0 ? attempt : mayRepeat ? await attempt?.again(origin) : undefined;
    return [
      ...(await preflightDifferences(call, origin, fetch)),
      ...(answer?.headers ? originDifferences(answer.headers, origin) : []),
    ];
  });
  return (await Promise.all(found)).flat();
}

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

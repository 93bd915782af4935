// Holds a provider against the contracts of its calls: docs/provider.md.
import { createInterface } from 'node:readline/promises';
import { parseArgs, styleText } from 'node:util';
import { readProfile } from '../sandbox/profile.ts';
import { checkProvider, type CheckedCall } from './provider-check/check-provider.ts';
import { orderCalls } from './provider-check/steps.ts';

const usage =
  'npm run provider:check -- <api> --tenant 7 [--login name] [--write [--order]] [--profile provider.json] [--origin https://shop.example]…';

/** Of the shop that `npm start` serves, and of a page with widgets. */
const anyOrigins = ['http://localhost:4173', 'https://widgets.example'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tenant: { type: 'string' },
    login: { type: 'string' },
    write: { type: 'boolean', default: false },
    order: { type: 'boolean', default: false },
    profile: { type: 'string' },
    origin: { type: 'string', multiple: true, default: anyOrigins },
  },
});

async function askPassword(login: string): Promise<string> {
  const { PROVIDER_PASSWORD } = process.env;
  if (PROVIDER_PASSWORD) return PROVIDER_PASSWORD;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const password = await terminal.question(`Password of ${login} (or set PROVIDER_PASSWORD): `);
  terminal.close();
  return password;
}

function linesOf({ name, request, result, differences }: CheckedCall): string[] {
  const colour = { fits: 'green', differs: 'yellow', missing: 'red', 'not asked': 'gray' } as const;
  const line = `${styleText(colour[result], result.padEnd(10))} ${name.padEnd(18)} ${request}`;
  return [
    line,
    ...differences.map(({ field, expected, got }) => `           ${field}: expected ${expected}, got ${got}`),
  ];
}

const profile = values.profile ? readProfile(values.profile) : {};
const apiBase = (positionals[0] ?? profile.apiBase ?? '').replace(/\/+$/, '');
const addresses = [apiBase, ...values.origin];
if (!addresses.every((address) => URL.canParse(address)) || !/^\d+$/.test(values.tenant ?? '')) {
  console.error(usage);
  process.exit(1);
}
const { login } = values;
const checked = await checkProvider({
  apiBase,
  tenant: Number(values.tenant),
  profile: { ...profile, apiBase },
  account: login ? { login, password: await askPassword(login) } : undefined,
  write: values.write,
  order: values.order,
  origins: values.origin.map((address) => new URL(address).origin),
  fetch,
});

for (const call of checked.calls) for (const line of linesOf(call)) console.log(line);
console.log(
  values.order
    ? `Order placed: ${JSON.stringify(checked.orderId) ?? 'none'}. It is the check's own and has to be cancelled.`
    : `Not sent, since they place an order: ${orderCalls.join(', ')}.`,
);
console.log(`\nA profile to start from:\n${JSON.stringify(checked.profile, null, 2)}`);
const isFit = checked.calls.every(({ result }) => result === 'fits' || result === 'not asked');
process.exitCode = isFit ? 0 : 1;

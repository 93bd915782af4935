import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readProfile } from './profile.ts';
import { startSandbox } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'payment-port': { type: 'string', default: '0' },
    data: { type: 'string', default: join(import.meta.dirname, '..', '.data') },
    'storefront-url': { type: 'string' },
    profile: { type: 'string' },
    reset: { type: 'boolean', default: false },
    big: { type: 'boolean', default: false },
    'no-next': { type: 'boolean', default: false },
    'exit-with-parent': { type: 'boolean', default: false },
  },
});

const port = portFrom(values.port);
const paymentPort = portFrom(values['payment-port']);
const sandbox = await startSandbox({
  dataDir: values.data,
  port,
  paymentPort,
  reset: values.reset,
  big: values.big,
  hasNext: !values['no-next'],
  ...(values.profile !== undefined && { profile: readProfile(values.profile) }),
  ...(values['storefront-url'] !== undefined && { storefrontUrl: values['storefront-url'] }),
});

let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  void sandbox.stop().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (values['exit-with-parent']) process.stdin.on('close', stop).resume();
process.stdout.write(`payment page ${sandbox.paymentOrigin}\n`);
process.stdout.write(`sandbox ready ${sandbox.apiBase}\n`);

function portFrom(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`"${text}" is not a port.`);
  return port;
}

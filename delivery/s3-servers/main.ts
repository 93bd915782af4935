// `npm run s3-servers [-- NAME…]`: starts servers that speak S3, each with an empty bucket, until Ctrl-C.
import { credentials, servers } from './servers.ts';

const stops: (() => Promise<void>)[] = [];

async function end(): Promise<void> {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
if (process.argv.includes('--exit-with-parent')) process.stdin.resume().once('end', () => void end());

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const [name, { buckets, isAtomic, start }] of Object.entries(servers)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const server = await start();
  if (server) stops.push(server.stop);
  // JSON, since the tests read it.
  console.log(
    server
      ? `server ${JSON.stringify({ name, endpoint: server.endpoint, buckets, isAtomic, ...credentials })}`
      : `absent ${name}`,
  );
}
console.log('ready');

// A program: sends requests at a fixed rate, whether earlier ones are answered or not, until it is told to stop, and tells
// what came of them. A process of its own, so that what a test does beside does not slow its clock.
import { Agent, request } from 'node:http';
import type { LoadMessage, LoadOptions, LoadPhase, LoadReport, Outcome } from './load.ts';

const { url, requests, rate } = JSON.parse(process.argv[2] ?? '') as LoadOptions;
const agent = new Agent({ keepAlive: true });
const outcomes: Outcome[] = [];
let sent = 0;
let inFlight = 0;
let mostInFlight = 0;
let phase: LoadPhase | undefined;
const started = performance.now();

/** In time from when it was due, so that a stall counts for every request that it holds up. */
function send(due: number): void {
  const chosen = requests[sent % requests.length];
  if (!chosen) return;
  sent += 1;
  inFlight += 1;
  mostInFlight = Math.max(mostInFlight, inFlight);
  const { path, method = 'GET', headers = {}, body } = chosen;
  const kind = phase === undefined ? chosen.kind : `${chosen.kind}, ${phase}`;
  const end = (status: number, failure?: string) => {
    inFlight -= 1;
    outcomes.push({ kind, status, ms: performance.now() - due, ...(failure && { failure }) });
    if (isStopping && inFlight === 0) report();
  };
  let isAnswering = false;
  const asked = request(
    url + path.replace('[n]', String(sent)),
    { agent, method, headers: { 'Accept-Encoding': 'br, gzip', ...headers }, timeout: 20_000 },
    (answer) => {
      isAnswering = true;
      answer.resume();
      answer.once('close', () =>
        answer.complete ? end(answer.statusCode ?? 0) : end(0, `${path} broke off`),
      );
    },
  );
  asked.once('timeout', () => asked.destroy(new Error('no answer in 20 seconds')));
  // An answer that has begun tells by itself that it breaks off.
  asked.once('error', (error) => {
    if (!isAnswering) end(0, `${method} ${path}: ${error.message}`);
  });
  asked.end(body);
}

let isStopping = false;
const timer = setInterval(() => {
  const now = performance.now();
  for (let due = started + (sent * 1000) / rate; due <= now; due = started + (sent * 1000) / rate) send(due);
}, 5);

function report(): void {
  const whole: LoadReport = { outcomes, mostInFlight };
  process.send?.(whole, () => process.exit(0));
}

process.on('message', (message: LoadMessage) => {
  if (message !== 'stop') return void (phase = message);
  isStopping = true;
  clearInterval(timer);
  if (inFlight === 0) report();
});
process.once('disconnect', () => process.exit(0));
process.send?.('started');

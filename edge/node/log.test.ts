import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '../releases/read-setting.ts';
import { createLog, logConsole, readLogSettings, type LogSettings } from './log.ts';

function logInto(settings: LogSettings) {
  const lines: string[] = [];
  return { lines, log: createLog(settings, { write: (line) => lines.push(line) }) };
}

test('production logs JSON with every request, a terminal text with what goes wrong [OPS-03]', () => {
  expect(readLogSettings({})).toEqual({ format: 'text', level: 'warn' });
  expect(readLogSettings({ NODE_ENV: 'production' })).toEqual({ format: 'json', level: 'info' });
  expect(readLogSettings({ LOG_FORMAT: 'text', NODE_ENV: 'production' }).format).toBe('text');
  expect(readLogSettings({ LOG_LEVEL: 'silent' }).level).toBe('silent');
  for (const [name, value] of [
    ['LOG_FORMAT', 'xml'],
    ['LOG_LEVEL', 'loud'],
  ] as const) {
    const read = () => readLogSettings({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name}: `);
  }
});

test('what is written to the console is an entry, an error without the fields that it brings [OPS-05]', () => {
  const { lines, log } = logInto({ format: 'json', level: 'info' });
  const { log: before, info, warn, error } = console;
  onTestFinished(() => void Object.assign(console, { log: before, info, warn, error }));
  logConsole(log);
  console.log('edge ready %s', 'http://localhost:1');
  console.error('failed:', Object.assign(new Error('HTTP 400'), { body: { email: 'kim@example.com' } }));
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toMatchObject([
    { level: 'info', msg: 'edge ready http://localhost:1' },
    { level: 'error', msg: 'failed: Error: HTTP 400', error: { name: 'Error', message: 'HTTP 400' } },
  ]);
  expect(Object.keys(entries[1]?.['error'] ?? {})).toEqual(['name', 'message', 'stack']);
  expect(lines.join('')).not.toContain('kim@example.com');
});

test('text is one line of plain words, with the stack of an error', () => {
  const { lines, log } = logInto({ format: 'text', level: 'info' });
  log.info({ page: '/products', status: 200 }, 'request');
  log.error({ error: { name: 'Error', message: 'no', stack: 'Error: no\n    at edge.ts' } }, 'GET / failed:');
  expect(lines).toEqual(['request page=/products status=200\n', 'GET / failed: Error: no\n    at edge.ts\n']);
});

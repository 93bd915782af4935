import { pino, type DestinationStream, type Logger } from 'pino';
import { formatWithOptions } from 'node:util';
import * as v from 'valibot';
import { checked } from '../releases/read-setting.ts';

export interface LogSettings {
  /** `json`: a line of JSON for each entry; `text`: for a terminal. */
  readonly format: 'json' | 'text';
  readonly level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** `LOG_FORMAT` and `LOG_LEVEL`. Throws a `ConfigError`. A terminal is told what goes wrong, not every request. */
export function readLogSettings(env: Readonly<Record<string, string | undefined>>): LogSettings {
  const format = checked(
    'LOG_FORMAT',
    env['LOG_FORMAT'] || (env['NODE_ENV'] === 'production' ? 'json' : 'text'),
    v.picklist(['json', 'text'], 'is neither "json" nor "text"'),
  );
  const level = checked(
    'LOG_LEVEL',
    env['LOG_LEVEL'] || (format === 'json' ? 'info' : 'warn'),
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'is none of debug, info, warn, error, silent'),
  );
  return { format, level };
}

/** @param lines where they go; the standard output, and for text that warns the error output */
export function createLog({ format, level }: LogSettings, lines?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  if (format === 'json') return pino(options, lines ?? pino.destination({ fd: 1, sync: true }));
  return pino(options, {
    write(line) {
      const { level: label, time: _, msg, error, ...fields } = JSON.parse(line) as LogLine;
      const text = [
        msg,
        error && (error.stack ?? `${error.name}: ${error.message}`),
        ...Object.entries(fields).map(asPair),
      ];
      const written = text.filter((part) => part !== undefined).join(' ') + '\n';
      if (lines) lines.write(written);
      else (label === 'info' || label === 'debug' ? process.stdout : process.stderr).write(written);
    },
  });
}

interface LogLine extends Readonly<Record<string, unknown>> {
  readonly level: string;
  readonly msg: string;
  readonly error?: LoggedError;
}

const asPair = ([name, value]: [string, unknown]) => `${name}=${String(value)}`;

interface LoggedError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

/** Of an error what says where it comes from. Its other fields may hold what a provider answered to a customer. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  return { name: error.name, message: error.message, stack: error.stack };
}

const plain = (value: unknown): unknown => (value instanceof Error ? String(value) : value);

/** From now on everything that is written to the console is an entry of the log. */
export function logConsole(log: Logger): void {
  for (const [name, level] of [
    ['log', 'info'],
    ['info', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const)
    console[name] = (...args: readonly unknown[]) => {
      const error = args.find((value) => value instanceof Error);
      const message = formatWithOptions({ colors: false, depth: 1 }, ...args.map(plain));
      log[level](error ? { error: loggedError(error) } : {}, message);
    };
}

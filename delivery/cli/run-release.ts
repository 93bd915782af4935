import { MoveOvertaken } from '../moves/make-move.ts';
import { MoveRefused } from '../moves/next.ts';
import { PublishRefused } from '../release/file-list.ts';
import { UnreadableFile } from '../store/parse-json.ts';
import { helpOf, parseCall, UsageError, type ReleaseEnvironment, type Verb } from './command.ts';
import { canary, promote, rollback } from './move-verbs.ts';
import { prune } from './prune-verb.ts';
import { build, publish } from './publish-verbs.ts';
import { list, log } from './report-verbs.ts';
import { jsonText, withoutControls } from './texts.ts';

const verbs = new Map<string, Verb>(
  Object.entries({ build, publish, canary, promote, rollback, list, log, prune }),
);

/** What the command prints, and how it ends. */
export interface Outcome {
  readonly exitCode: number;
  readonly output: readonly string[];
  readonly errors: readonly string[];
}

const done = 0;
const refused = 1;
const wrongUsage = 2;
const failed = 3;

/** Runs the release command with its arguments. */
export async function runRelease(args: readonly string[], environment: ReleaseEnvironment): Promise<Outcome> {
  const [name = '--help', ...rest] = args;
  const verb = verbs.get(name);
  try {
    if (!verb && name === '--help')
      return { exitCode: done, output: overview(environment.command), errors: [] };
    if (!verb) throw new UsageError(`"${name}" is no verb. There are ${[...verbs.keys()].join(', ')}.`);
    if (rest.includes('--help'))
      return { exitCode: done, output: helpOf(verb, environment.command), errors: [] };
    const call = parseCall(name, verb, rest, environment);
    const { lines, data } = await verb.run(call);
    const output = call.values.json ? [jsonText(data)] : lines.map(withoutControls);
    return { exitCode: done, output, errors: [] };
  } catch (error) {
    return outcomeOf(error, rest.includes('--json'), `${environment.command} ${verb?.usage ?? '<verb>'}`);
  }
}

function outcomeOf(error: unknown, isJson: boolean, usage: string): Outcome {
  if (error instanceof UsageError) {
    return { exitCode: wrongUsage, output: [], errors: [error.message, `${usage}    (--help says more)`] };
  }
  const isRefusal = [MoveRefused, MoveOvertaken, PublishRefused, UnreadableFile].some(
    (kind) => error instanceof kind,
  );
  const message = withoutControls(error instanceof Error ? error.message : String(error));
  if (!isRefusal) return { exitCode: failed, output: [], errors: [`It could not be done: ${message}`] };
  return {
    exitCode: refused,
    output: isJson ? [JSON.stringify({ refused: message })] : [],
    errors: [message],
  };
}

function overview(command: string): string[] {
  const width = Math.max(...[...verbs.values()].map(({ usage }) => usage.length));
  return [
    `${command} <verb>`,
    '',
    ...[...verbs.values()].map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${firstSentence(summary)}`),
    '',
    'Each verb takes --store <address> (or RELEASE_STORE), --json and --help.',
    `Exit codes: ${done} done, ${refused} refused, ${wrongUsage} not understood, ${failed} a build or the store failed.`,
  ];
}

const firstSentence = (text: string): string => text.replace(/(?<=[.:]) .*/s, '').replace(/:$/, '.');

import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface TestResults {
  readonly passedTitles: readonly string[];
  /** Everything that did not pass, each with the first line of why where the report says it. */
  readonly failures: readonly string[];
}

/** A runner that wrote no report counts as one failure. */
const noReport = (file: string): TestResults => ({ passedTitles: [], failures: [`no report in ${file}`] });

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export function readVitestResults(file: string): TestResults {
  if (!existsSync(file)) return noReport(file);
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passedTitles: tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    failures: [
      ...tests
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, failureMessages = [] }) => toFailure(fullName, failureMessages[0])),
      ...brokenFiles.map(({ name }) => name),
    ],
  };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
}

interface PlaywrightTest {
  readonly status: string;
  readonly projectName: string;
  readonly results: readonly { readonly error?: { readonly message?: string } }[];
}

export function readPlaywrightResults(file: string): TestResults {
  if (!existsSync(file)) return noReport(file);
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    suites: readonly PlaywrightSuite[];
    errors: readonly { readonly message?: string }[];
  };
  const tests = suites.flatMap((suite) => flatten(suite, ''));
  return {
    passedTitles: tests.filter(({ test }) => test.status === 'expected').map(({ title }) => title),
    failures: [
      ...tests
        .filter(({ test }) => test.status !== 'expected')
        .map(({ title, test }) =>
          toFailure(`[${test.projectName}] ${title}`, test.results.at(-1)?.error?.message),
        ),
      ...errors.map(({ message }) => toFailure('outside of any test', message)),
    ],
  };
}

function toFailure(title: string, message = ''): string {
  const [firstLine = ''] = stripVTControlCharacters(message).split('\n');
  return firstLine ? `${title}: ${firstLine}` : title;
}

function flatten(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  parent: string,
): { title: string; test: PlaywrightTest }[] {
  const name = `${parent} ${title}`.trim();
  return [
    ...suites.flatMap((suite) => flatten(suite, name)),
    ...specs.flatMap((spec) => spec.tests.map((test) => ({ title: `${name} ${spec.title}`, test }))),
  ];
}

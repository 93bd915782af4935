import { existsSync, readFileSync } from 'node:fs';

export interface TestResults {
  readonly passedTitles: readonly string[];
  readonly failed: number;
}

/** A runner that wrote no report counts as one failure. */
const noReport: TestResults = { passedTitles: [], failed: 1 };

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export function readVitestResults(file: string): TestResults {
  if (!existsSync(file)) return noReport;
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passedTitles: tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    failed: tests.filter(({ status }) => status !== 'passed').length + brokenFiles.length,
  };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

export function readPlaywrightResults(file: string): TestResults {
  if (!existsSync(file)) return noReport;
  const { suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    suites: readonly PlaywrightSuite[];
    errors: readonly unknown[];
  };
  const tests = suites.flatMap((suite) => flatten(suite, ''));
  return {
    passedTitles: tests.filter(({ status }) => status === 'expected').map(({ title }) => title),
    failed: tests.filter(({ status }) => status !== 'expected').length + errors.length,
  };
}

function flatten(
  { title, suites = [], specs = [] }: PlaywrightSuite,
  parent: string,
): { title: string; status: string }[] {
  const name = `${parent} ${title}`.trim();
  return [
    ...suites.flatMap((suite) => flatten(suite, name)),
    ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ title: `${name} ${spec.title}`, status }))),
  ];
}

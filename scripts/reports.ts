import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Tally = { passed: number; failed: number; skipped: number };

/** What a report counts, a line or a few about each failed test, and how long each test took. */
export type Reading = Tally & {
  failures: string[];
  /** `isRetried`: it passed at its second try. */
  durations: { name: string; seconds: number; isRetried?: boolean }[];
};

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      /** Milliseconds. */
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { duration?: number; error?: { message?: string } }[] }[];
  }[];
};

type PlaywrightReport = {
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

const isFailed = ({ status }: { status: string }) => status === 'failed';
const isPending = ({ status }: { status: string }) => status === 'pending';

const mostLines = 12;

const failure = (name: string, message = ''): string =>
  [name, ...stripVTControlCharacters(message).split('\n').slice(0, mostLines)].join('\n    ');

/**
 * Reads Vitest's JSON report. A file that fails to load or fails in a hook counts as one failure, and so does
 * a test that was running when its process ended, which the report calls `pending`.
 */
export function readVitest(report: unknown): Reading {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap((file) => {
    const tests = file.assertionResults.filter((test) => isFailed(test) || isPending(test));
    if (isFailed(file) && !tests.some(isFailed)) return [failure(file.name, file.message)];
    return tests.map(({ fullName, failureMessages }) =>
      failure(`${file.name}: ${fullName}`, failureMessages[0]),
    );
  });
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
    failures,
    durations: testResults.flatMap((file) =>
      file.assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
        name: `${relative('.', file.name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
        ...(status === 'passed' && failureMessages.length > 0 ? { isRetried: true } : {}),
      })),
    ),
  };
}

/** Reads Playwright's JSON report. A flaky test passed at its second try. */
export function readPlaywright(report: unknown): Reading {
  const { errors, suites, stats } = report as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failure('outside the tests', message)),
      ...suites.flatMap(failedSpecs),
    ],
    durations: suites.flatMap(durationsOf),
  };
}

function failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) =>
        failure(`${file}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...failed, ...suites.flatMap(failedSpecs)];
}

function durationsOf({ suites = [], specs = [] }: PlaywrightSuite): Reading['durations'] {
  const own = specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    seconds:
      tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0) /
      1000,
    ...(tests.some(({ status }) => status === 'flaky') ? { isRetried: true } : {}),
  }));
  return [...own, ...suites.flatMap(durationsOf)];
}

import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

const test = (status: string, ...failureMessages: string[]) => ({
  status,
  duration: 1500,
  fullName: `a ${status} test`,
  failureMessages,
});

const file = (name: string, status: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name,
  status,
  message: status === 'failed' ? 'cannot be loaded' : '',
  assertionResults,
});

describe('the closing line', () => {
  it('counts tests of Vitest and files that could not be loaded, and names them', () => {
    const report = {
      numPassedTests: 5,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        file('a.ts', 'passed', test('passed')),
        file('b.ts', 'failed', test('failed', '\u001b[31mexpected 1\u001b[0m')),
        file('c.ts', 'failed'),
      ],
    };
    expect(readVitest(report)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: ['b.ts: a failed test\n    expected 1', 'c.ts\n    cannot be loaded'],
      durations: [
        { name: 'a.ts: a passed test', seconds: 1.5 },
        { name: 'b.ts: a failed test', seconds: 1.5 },
      ],
    });
  });

  it('counts a failed hook and a test that its process did not survive', () => {
    const report = {
      numPassedTests: 0,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        file('a.ts', 'failed', test('skipped')),
        file('b.ts', 'passed', test('pending')),
      ],
    };
    expect(readVitest(report)).toMatchObject({ passed: 0, failed: 2, skipped: 1 });
  });

  it('names a test of Playwright that passed at its second try', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      tests: [
        {
          status,
          results: [{ duration: 2000, error: { message: 'too late' } }, { duration: 500 }],
        },
      ],
    });
    const report = {
      errors: [],
      suites: [{ suites: [{ specs: [spec('one', 'unexpected')] }], specs: [spec('two', 'flaky')] }],
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
    };
    expect(readPlaywright(report)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
      failures: ['a.spec.ts: one\n    too late'],
      durations: [
        { name: 'a.spec.ts: two', seconds: 2.5, isRetried: true },
        { name: 'a.spec.ts: one', seconds: 2.5 },
      ],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './reports.ts';

describe('the closing line', () => {
  it('counts tests of Vitest and files that could not be loaded', () => {
    const report = {
      success: false,
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts a failed hook and a test that its process did not survive', () => {
    const report = {
      success: true,
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'skipped' }] },
        { status: 'passed', assertionResults: [{ status: 'pending' }] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 0, failed: 2, skipped: 1 });
  });

  it('counts a flaky test of Playwright as a failed one', () => {
    const report = { errors: [], stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 } };
    expect(countPlaywright(report)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });
});

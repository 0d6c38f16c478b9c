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
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts a flaky test of Playwright as a failed one', () => {
    const report = { errors: [], stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 } };
    expect(countPlaywright(report)).toEqual({ passed: 3, failed: 2, skipped: 1 });
  });
});

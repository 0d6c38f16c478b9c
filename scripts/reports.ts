export type Tally = { passed: number; failed: number; skipped: number };

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

const isFailed = ({ status }: { status: string }) => status === 'failed';

/**
 * Reads Vitest's JSON report. A file that fails to load or fails in a hook counts as one failure, and so does
 * a test that was running when its process ended, which the report calls `pending`.
 */
export function countVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport;
  const failedAround = testResults.filter(
    (file) => isFailed(file) && !file.assertionResults.some(isFailed),
  ).length;
  const unfinished = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'pending').length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedAround + unfinished,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Reads Playwright's JSON report. A flaky test counts as failed. */
export function countPlaywright(report: unknown): Tally {
  const { errors, stats } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

// `npm run test:all` passes `--all`; the runners that it starts read the environment.
if (process.argv.includes('--all')) process.env.FULL_TESTS = '1';

/** Whether checks run at their full length (`npm run test:all`) and not in their short form (`npm test`). */
export const isFullRun = process.env.FULL_TESTS === '1';

// `npm run test:all` passes `--all`; the runners that it starts read the environment.
if (process.argv.includes('--all')) process.env.FULL_TESTS = '1';

/** Whether checks run at their full length (`npm run test:all`) and not in their short form (`npm test`). */
export const isFullRun = process.env.FULL_TESTS === '1';

/** How often a property is tried: a fifth of the full number in the short form. */
export const runs = (full: number): number => (isFullRun ? full : Math.ceil(full / 5));

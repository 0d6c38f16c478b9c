/** Whether checks run at their full length (`npm run test:all`) and not in their short form (`npm test`). */
export const isFullRun = process.env.FULL_TESTS === '1';

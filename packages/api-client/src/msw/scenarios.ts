/**
 * What the mock server is like: as it should be, without stories and other users, taking its time,
 * refusing everything that needs a right, or broken.
 */
export const scenarios = ['ok', 'empty', 'slow', 'forbidden', 'failing'] as const;
export type Scenario = (typeof scenarios)[number];

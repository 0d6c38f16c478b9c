// These limits only end tests that hang; they are no performance goals.

/** Milliseconds until a test or its setup times out. */
export const testLimit = 240_000;

/** Milliseconds until a single wait of a test times out. */
export const waitLimit = 45_000;

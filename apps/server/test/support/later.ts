import type { Services } from '../../src/services/services.ts';

/** Runs something with the clock of a server so many milliseconds later. */
export async function later<Value>(
  services: Services,
  milliseconds: number,
  run: () => Promise<Value>,
): Promise<Value> {
  const { now } = services;
  services.now = () => now() + milliseconds;
  try {
    return await run();
  } finally {
    services.now = now;
  }
}

import { availableParallelism } from 'node:os';
import { hash, type Options, verify } from '@node-rs/argon2';
import { createBudget, type Load } from '../../budget.ts';

// Argon2id, which is the default algorithm of the library, with the parameters OWASP recommends.
const recommended: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at once. They run on the threads that also read files, so one core is left to these. */
const atOnce = Math.max(1, availableParallelism() - 1);

const queued = 50;
const longestWait = 8000;

export type Passwords = {
  /** @throws ApiError `server-busy` when too many wait. */
  hash: (password: string) => Promise<string>;
  /**
   * Takes as long without a hash as with one, so that its duration reveals nothing.
   * @throws ApiError `server-busy` when too many wait.
   */
  verify: (storedHash: string | null | undefined, password: string) => Promise<boolean>;
  load: () => Load;
};

/** Hashes and checks passwords. Only tests ask for another cost. */
export function createPasswords(parameters = recommended): Passwords {
  const turns = createBudget({ capacity: atOnce, maxQueue: queued });
  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const release = await turns.take(1, AbortSignal.timeout(longestWait));
    try {
      return await work();
    } finally {
      release();
    }
  };
  // Computed on another thread while the server starts.
  const nobodysHash = hash('a password that nobody has', parameters);
  return {
    hash: (password) => inTurn(() => hash(password, parameters)),
    verify: (storedHash, password) =>
      inTurn(async () => {
        const matches = await verify(storedHash ?? (await nobodysHash), password);
        return matches && Boolean(storedHash);
      }),
    load: turns.load,
  };
}

import { hash, type Options, verify } from '@node-rs/argon2';

// Argon2id, which is the default algorithm of the library, with the parameters OWASP recommends.
const recommended: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes as long without a hash as with one, so that its duration reveals nothing. */
  verify: (storedHash: string | null | undefined, password: string) => Promise<boolean>;
};

/** Hashes and checks passwords. Only tests ask for another cost. */
export function createPasswords(parameters = recommended): Passwords {
  // Computed on another thread while the server starts.
  const nobodysHash = hash('a password that nobody has', parameters);
  return {
    hash: (password) => hash(password, parameters),
    async verify(storedHash, password) {
      const matches = await verify(storedHash ?? (await nobodysHash), password);
      return matches && Boolean(storedHash);
    },
  };
}

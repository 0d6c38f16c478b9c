import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts secrets that the database keeps. */
export type Encryption = {
  /** Starts every text that the first key has encrypted. */
  prefix: string;
  encrypt: (secret: string, owner: string) => string;
  /** The secret; undefined where no key fits, or where it was encrypted for somebody else. */
  decrypt: (stored: string, owner: string) => string | undefined;
};

function keyOf(text: string) {
  const key = Buffer.from(hkdfSync('sha256', text, '', 'dreamfork stored secrets', 32));
  return { key, prefix: `v1.${createHash('sha256').update(key).digest('hex').slice(0, 8)}.` };
}

/** Encrypts by the first key and decrypts by any: a new key is put before the old one. */
export function createEncryption(texts: readonly string[]): Encryption {
  const keys = texts.map(keyOf);
  const [current] = keys;
  if (!current) throw new Error('Secrets cannot be encrypted without a key.');
  return {
    prefix: current.prefix,
    encrypt(secret, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current.key, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      const whole = Buffer.concat([nonce, cipher.getAuthTag(), text]);
      return `${current.prefix}${whole.toString('base64url')}`;
    },
    decrypt(stored, owner) {
      const found = keys.find(({ prefix }) => stored.startsWith(prefix));
      if (!found) return stored.startsWith('v1.') ? undefined : stored;
      const bytes = Buffer.from(stored.slice(found.prefix.length), 'base64url');
      const decipher = createDecipheriv(algorithm, found.key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([text, decipher.final()]).toString();
      } catch {
        // The tag does not fit: the text was changed, or belongs to somebody else.
        return undefined;
      }
    },
  };
}

import { expect, test } from 'vitest';
import { createPasswords } from '../../../src/services/authentication/passwords.ts';

test('passwords are hashed as OWASP recommends, unless somebody asks for another cost', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('Fonar2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'Fonar2026')).toBe(true);
  expect(await passwords.verify(hash, 'Fonar2027')).toBe(false);
  expect(await passwords.verify(null, 'a password that nobody has')).toBe(false);
});

test('a password without a hash is checked against one of the same cost', async () => {
  // No hash can be made at this cost, so whoever needs one fails.
  const { verify } = createPasswords({ memoryCost: 1, timeCost: 1, parallelism: 1 });
  await expect(verify(null, 'Fonar2026')).rejects.toThrow('Memory cost is too small');
});

test('a rush of sign-ins is turned away instead of taking all threads', async () => {
  const passwords = createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const stored = await passwords.hash('Fonar2026');
  const rush = await Promise.allSettled(
    Array.from({ length: 200 }, () => passwords.verify(stored, 'Fonar2026')),
  );
  const refused = rush.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]).toMatchObject({ reason: { code: 'server-busy' } });
  expect(await passwords.verify(stored, 'Fonar2026')).toBe(true);
});

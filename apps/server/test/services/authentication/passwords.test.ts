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

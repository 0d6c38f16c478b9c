import { describe, expect, test } from 'vitest';
import { createEncryption } from '../../src/services/encryption.ts';

const oldKey = 'the key of the year before, 2025';
const newKey = 'the key of this year, from 2026 on';

describe('secrets in the database', () => {
  const old = createEncryption([oldKey]);
  const both = createEncryption([newKey, oldKey]);

  test('are read by an older key and written by the first one', () => {
    const stored = old.encrypt('secret', 'anna');
    expect(stored).not.toContain('secret');
    expect(both.decrypt(stored, 'anna')).toBe('secret');
    const renewed = both.encrypt('secret', 'anna');
    expect(createEncryption([newKey]).decrypt(renewed, 'anna')).toBe('secret');
    expect(old.decrypt(renewed, 'anna')).toBeUndefined();
  });

  test('are of no use to another user, nor once changed', () => {
    const stored = old.encrypt('secret', 'anna');
    expect(old.decrypt(stored, 'boris')).toBeUndefined();
    expect(old.decrypt(`${stored.slice(0, -2)}AA`, 'anna')).toBeUndefined();
  });
});

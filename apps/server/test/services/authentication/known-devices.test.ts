import { expect, test } from 'vitest';
import { createKnownDevices } from '../../../src/services/authentication/known-devices.ts';

const devices = createKnownDevices('a secret for tests, long enough to sign with');

test('a mark is good for the account that it was given for, on the server that gave it', () => {
  const mark = devices.issue('anna@example.org');
  const id = devices.read('anna@example.org', mark);
  expect(mark.startsWith(`${id}.`)).toBe(true);
  expect(devices.read('boris@example.org', mark)).toBeUndefined();
  const other = createKnownDevices('another secret for tests, as long as the first');
  expect(other.read('anna@example.org', mark)).toBeUndefined();
});

test.each([undefined, '', '.', 'a.b', `${'a'.repeat(16)}.${'a'.repeat(22)}`])(
  '%j is no mark',
  (mark) => expect(devices.read('anna@example.org', mark)).toBeUndefined(),
);

test('a mark tells nobody whose account it is', () => {
  const text = devices.nameFor('anna@example.org') + devices.issue('anna@example.org');
  expect(text).toMatch(/^[\w.-]+$/);
  expect(text).not.toContain('anna');
});

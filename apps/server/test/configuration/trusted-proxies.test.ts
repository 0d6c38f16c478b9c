import { describe, expect, test } from 'vitest';
import { readTrustProxy } from '../../src/configuration/trusted-proxies.ts';

const isTrusted = (text: string, address: string | undefined, hop = 0) => {
  const trust = readTrustProxy(text);
  return trust?.(address, hop);
};

describe('TRUST_PROXY', () => {
  test('as a number trusts so many hops from the server outwards', () => {
    expect(isTrusted('0', '10.0.0.1')).toBe(false);
    expect([0, 1, 2].map((hop) => isTrusted('2', '203.0.113.9', hop))).toEqual([true, true, false]);
  });

  test('as a list trusts those addresses and networks alone', () => {
    const list = '10.0.0.0/8, 192.168.1.5, fd00::/8';
    for (const address of ['10.200.3.4', '::ffff:10.1.2.3', '192.168.1.5', 'fd12::1']) {
      expect([address, isTrusted(list, address)]).toEqual([address, true]);
    }
    for (const address of ['11.0.0.1', '192.168.1.6', 'fe80::1', 'not an address', undefined]) {
      expect([address, isTrusted(list, address)]).toEqual([address, false]);
    }
  });

  test.each([
    'yes',
    '10',
    '-1',
    '10.0.0.0/33',
    '10.0.0',
    'fd00::/129',
    '10.0.0.1,,',
    '10.0.0.1/8/8',
  ])('is not %j', (text) => expect(readTrustProxy(text)).toBeUndefined());
});

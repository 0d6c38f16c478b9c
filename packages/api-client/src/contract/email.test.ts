import { describe, expect, test } from 'vitest';
import { email, emailKey } from './email.ts';

describe('what is an address', () => {
  test.each([
    'anna@example.org',
    "o'hara+list@mail.example.co.uk",
    'имя@почта.рф',
    'имя@xn--80a1acny.xn--p1ai',
    'josé@example.org',
    '用户@例子.广告',
    '  anna@example.org ',
  ])('%s', (address) => {
    expect(email.safeParse(address).data).toBe(address.trim());
  });

  test.each([
    '',
    'anna',
    'anna@',
    '@example.org',
    'anna@example',
    'anna@@example.org',
    '.anna@example.org',
    'an..na@example.org',
    'an na@example.org',
    'anna@exam ple.org',
    'anna@example.org/path',
    'anna@example.org:25',
    'anna@127.0.0.1',
    'anna@[::1]',
    'anna@1',
    'anna@-example.org',
    'anna@xn--.org',
    'anna@%65xample.org',
    '<anna@example.org>',
    'anna@example.org\r\nBcc: boris@example.org',
    'an\u200bna@example.org',
    'an\u202ena@example.org',
    // Compatibility forms of Latin letters: a Kelvin sign, a long s, a full-width letter.
    'jo\u212ae@example.org',
    'anna\u017f@example.org',
    '\uff41nna@example.org',
    `${'я'.repeat(33)}@example.org`,
    `${'a'.repeat(64)}@${'b.'.repeat(100)}org`,
  ])('%j is none', (address) => {
    expect(email.safeParse(address).success).toBe(false);
  });
});

describe('which addresses are one', () => {
  test.each([
    ['anna@example.org', 'ANNA@Example.ORG'],
    ['имя@почта.рф', 'Имя@ПОЧТА.РФ'],
    ['имя@почта.рф', 'имя@xn--80a1acny.xn--p1ai'],
    ['jose\u0301@example.org', 'jos\u00e9@example.org'],
  ])('%s and %s', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other));
  });

  test.each([
    ['фёдор@почта.рф', 'федор@почта.рф'],
    ['имя@ёлка.рф', 'имя@елка.рф'],
    ['anna@example.org', '\u0430nna@example.org'],
  ])('not %s and %s', (one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other));
  });
});

import { emailLinkPages } from '@dreamfork/api-client/contract';
import { expect, test } from 'vitest';
import { isAuthPage, returnAddress, signInAddress, signInCause } from './returnAddress.ts';

test.each([
  ['/app/editor/42?tab=node#end', '/login?from=%2Fapp%2Feditor%2F42%3Ftab%3Dnode%23end'],
  ['/stories', '/login?from=%2Fstories'],
  ['/', '/login'],
  ['/app/dashboard', '/login'],
  ['/login?from=%2Fstories', '/login'],
  ['/reset-password#token=secret', '/login'],
  ['/confirm-email#token=secret', '/login'],
])('the sign-in page remembers %s', (from, address) => {
  expect(signInAddress('/login', from)).toBe(address);
});

test('what the sign-in page remembers is where the visitor returns', () => {
  const address = signInAddress('/login', '/app/editor/42?tab=node');
  expect(returnAddress(address.slice(address.indexOf('?')))).toBe('/app/editor/42?tab=node');
});

test.each([
  '',
  '?from=',
  '?from=%2F%2Fevil.example',
  '?from=%2F%5Cevil.example',
  '?from=https%3A%2F%2Fevil.example',
  '?from=javascript%3Aalert(1)',
  '?from=%2Flogin',
  '?from=%2Freset-password%23token%3Dsecret',
  '?from=%2Fregister%3Ffrom%3D%252F',
])('%s leads to the dashboard, never to another site or back to signing in', (search) => {
  expect(returnAddress(search)).toBe('/app/dashboard');
});

test('a page that a letter leads to is none to be sent away from', () => {
  expect(Object.values(emailLinkPages).filter((page) => !isAuthPage(page))).toEqual([]);
});

test.each([
  ['', 'free'],
  ['?from=%2Fapp%2Fprofile', 'asked'],
  ['?from=%2Fapp%2Fprofile&ended=1', 'ended'],
  ['?from=%2Fapp%2Fprofile&ended=blocked', 'blocked'],
])('the sign-in page at "%s" was opened because: %s', (search, cause) => {
  expect(signInCause(search)).toBe(cause);
});

test('a session that has ended leads to sign-in from any page, and back', () => {
  const reason = { end: 'ended' } as const;
  expect(signInAddress('/login', '/app/dashboard', reason)).toBe('/login?ended=1');
  const address = signInAddress('/login', '/app/profile', reason);
  const search = address.slice(address.indexOf('?'));
  expect(signInCause(search)).toBe('ended');
  expect(returnAddress(search)).toBe('/app/profile');
});

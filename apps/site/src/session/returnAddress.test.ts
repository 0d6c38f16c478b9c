import { expect, test } from 'vitest';
import { returnAddress, signInAddress } from './returnAddress.ts';

test.each([
  ['/app/editor/42?tab=node#end', '/login?from=%2Fapp%2Feditor%2F42%3Ftab%3Dnode%23end'],
  ['/stories', '/login?from=%2Fstories'],
  ['/', '/login'],
  ['/app/dashboard', '/login'],
  ['/login?from=%2Fstories', '/login'],
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
  '?from=%2Fregister%3Ffrom%3D%252F',
])('%s leads to the dashboard, never to another site or back to signing in', (search) => {
  expect(returnAddress(search)).toBe('/app/dashboard');
});

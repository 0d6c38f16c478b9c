import { expect, test, vi } from 'vitest';
import { redirectToLogin } from './redirectToLogin.ts';

test('the login page gets the address to return to, and the reason', () => {
  const navigate = vi.fn<(address: string) => void>();
  redirectToLogin({ from: '/app/profile?tab=data', navigate });
  redirectToLogin({ from: '/story/1', end: 'ended', navigate });
  expect(navigate.mock.calls).toEqual([
    ['/login?from=%2Fapp%2Fprofile%3Ftab%3Ddata'],
    ['/login?from=%2Fstory%2F1&ended=1'],
  ]);
});

test('without options the window loads the login page for the address it shows', () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('window', { location: { pathname: '/story/1', search: '?lang=en', assign } });
  redirectToLogin();
  vi.unstubAllGlobals();
  expect(assign).toHaveBeenCalledWith('/login?from=%2Fstory%2F1%3Flang%3Den');
});

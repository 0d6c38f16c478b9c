import { expect, test } from 'vitest';
import { isSiteAddress, otherAddresses, type SiteRoute } from './siteAddresses.ts';

test.each([
  '/',
  '/stories/',
  '/Stories',
  '/app',
  '/app/admin',
  '/debug/new-admin',
  '/app/editor',
  '/app/editor/42',
  '/story/%D0%B0',
])('%s is one of them', (address) => expect(isSiteAddress(address)).toBe(true));

test.each(['/no/such/page', '/story', '/story/42/extra', '/app/nothing', '/stories/new'])(
  '%s is none',
  (address) => expect(isSiteAddress(address)).toBe(false),
);

test('a route has an address of the table; any other does not compile', () => {
  const known: SiteRoute = { path: otherAddresses.app, children: [{ path: '/app/admin' }] };
  // @ts-expect-error No page and no other address has this path.
  const unknown: SiteRoute = { path: '/app', children: [{ path: '/no/such/page' }] };
  const paths = [known, unknown].flatMap(({ children = [] }) => children.map(({ path }) => path));
  expect(paths.map((path = '') => isSiteAddress(path))).toEqual([true, false]);
});

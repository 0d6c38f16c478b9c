import { matchPath, type RouteObject } from 'react-router-dom';
import { sitePages } from './sitePages.ts';

/** Addresses without a page of their own in `sitePages`: redirects, the editor, a second address of a page. */
export const otherAddresses = {
  app: '/app',
  editor: '/app/editor/:id?',
  administration: '/app/admin',
  adminDebug: '/debug/new-admin',
} as const;

type Values<Table> = Table[keyof Table];

/** The pattern of an address of the site. */
export type SiteAddress = Values<typeof sitePages>['path'] | Values<typeof otherAddresses>;

/** A route of the site. Its path is one of these addresses, so that none can be missing here. */
export type SiteRoute = RouteObject & { path?: SiteAddress | '*'; children?: SiteRoute[] };

const patterns: readonly SiteAddress[] = [
  ...Object.values(sitePages).map(({ path }) => path),
  ...Object.values(otherAddresses),
];

/** Whether an address is one of the site's; any other shows the page that says so. */
export const isSiteAddress = (pathname: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null);

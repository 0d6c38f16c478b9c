import { expect, test } from 'vitest';
import { pageAt, sitePages } from './sitePages.ts';

test.each([
  ['/', sitePages.home],
  ['/stories', sitePages.stories],
  ['/story/42', sitePages.reader],
  ['/app/dashboard', sitePages.dashboard],
  ['/app/editor', undefined],
  ['/story', undefined],
  ['/stories/new', undefined],
])('%s leads to its page', (pathname, page) => {
  expect(pageAt(pathname)).toBe(page);
});

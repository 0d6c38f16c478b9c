import { expect, test } from 'vitest';
import { pageDataElement, readPageData } from './pageData.ts';

const pageWith = (element: string): Document => {
  const textContent = />([^<]*)<\/script>$/.exec(element)?.[1];
  return {
    getElementById: (id: string) => (element.includes(`id="${id}"`) ? { textContent } : null),
  } as unknown as Document;
};

test('answers come out of the page as they went in, and are everybody’s', () => {
  const data = { stories: [{ title: '</script><script>alert("!")</script>' }] };
  const element = pageDataElement([{ path: '/stories', input: {}, data }]);
  expect(element.match(/</g)).toHaveLength(2);
  expect(readPageData(pageWith(element))).toEqual([{ key: [null, '/stories', {}], data }]);
});

test('a page that was not drawn has none', () => {
  expect(readPageData(pageWith(''))).toBeNull();
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** Foundations are told by a chapter, in place of usage. */
const isChapter = (source: string) => /component: Chapter,/.test(source);
const hasNoPage = (source: string) => /'!autodocs'/.test(source);

const pages = globSync('{packages/*,apps/site}/src/**/*.stories.tsx', { cwd: root })
  .sort()
  .map((file) => ({ file, source: readFileSync(root + file, 'utf8') }))
  .filter(({ source }) => !isChapter(source) && !hasNoPage(source));

test.each(pages)(
  'the page of $file says when to use it, its keys and what is told',
  ({ source }) => {
    expect(source).toMatch(/\busage\(\{/);
  },
);

import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const componentFiles = globSync('{primitives,components,patterns}/*/*.tsx', { cwd: root })
  .filter((file) => basename(file, '.tsx') === file.split('/').at(-2))
  .sort();

const storiesOf = (file: string) =>
  readFileSync(`${root}${file.replace(/\.tsx$/, '.stories.tsx')}`, 'utf8');

const pictured = /export const (\w+)[^;]*?tags: \['visual'\]/g;

describe.each(componentFiles)('the stories of %s', (file) => {
  const stories = storiesOf(file);

  test('say when to use it, when not and what stands in its place', () => {
    expect(stories).toMatch(/usage\(\{/);
  });

  test('hold one matrix, which Chromatic and the local check take a picture of', () => {
    const names = [...stories.matchAll(pictured)].map(([, name]) => name);
    expect(names).toEqual(['Matrix']);
    expect(stories).toMatch(/parameters: pictured(Whole)?,/);
  });
});

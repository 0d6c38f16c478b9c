import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

/** Stories with a docs page of the template; a foundation is a page of its own making. */
const documented = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('packages/ui/src/docs/'))
  .map((path) => ({ path, source: readFileSync(`${root}${path}`, 'utf8') }))
  .filter(({ source }) => !/^ {2}tags: \[.*'!autodocs'/m.test(source));

describe('a docs page', () => {
  test.each(documented)(
    'of $path says when to use it, how its keys work and what a screen reader is told',
    ({ source }) => {
      expect(source).toMatch(/usage\(\{/);
    },
  );
});

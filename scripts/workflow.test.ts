import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stages } from './stages.ts';
import { readWorkflow } from './workflow.ts';

const files = globSync('.github/workflows/*.yml');
const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

test.each(files)('the steps of %s call scripts that are there', (file) => {
  const steps = readWorkflow(file, {});
  const called = steps.flatMap(({ run = '' }) =>
    [...run.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name),
  );
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
  expect(steps.some(({ run }) => run)).toBe(true);
});

test('pictures are compared in the browser of the pinned Playwright', () => {
  expect(readFileSync('.github/workflows/visual.yml', 'utf8')).toContain(
    `container: mcr.microsoft.com/playwright:v${devDependencies.playwright}-`,
  );
});

test('the parts of a nightly run are all stages but the pictures', () => {
  const parts = readWorkflow('.github/workflows/nightly.yml', {}).flatMap(({ run = '' }) =>
    (/test:all -- (.*)/.exec(run)?.[1] ?? '').split(' ').filter(Boolean),
  );
  const left = stages.filter(({ name }) => !parts.some((start) => name.startsWith(start)));
  expect(left.map(({ name }) => name).filter((name) => name !== 'pictures')).toEqual([]);
});

import { expect, test } from 'vitest';
import { withWeights } from './weightTable.ts';

const readme = (rows = ''): string =>
  `# Package\n\n<!-- weight: written by \`npm run packages\` -->${rows}<!-- /weight -->\n\n## Use\n`;

const weights = [
  { what: '`Button`', first: 15, all: 15 },
  { what: '`StoryEditor`', first: 300, all: 600 },
];

test('the table of weights is written, and stays while it is nearly right', () => {
  const written = withWeights(readme(), weights);
  expect(written).toMatch(/\| `Button` +\| 15 +\| 15 +\|\n\| `StoryEditor` +\| 300 +\| 600 +\|\n/);
  expect(written).toMatch(/## Use\n$/);
  const near = [
    { what: '`Button`', first: 16, all: 16 },
    { what: '`StoryEditor`', first: 305, all: 590 },
  ];
  expect(withWeights(written, near)).toBe(written);
});

test('a weight that has changed, come or gone is written anew', () => {
  const written = withWeights(readme(), weights);
  const [button = { what: '', first: 0, all: 0 }] = weights;
  const changed = withWeights(written, [button, { what: '`StoryEditor`', first: 290, all: 600 }]);
  expect(changed).toMatch(/\| `StoryEditor` +\| 290 +\| 600 +\|/);
  expect(withWeights(changed, [button])).not.toContain('StoryEditor');
});

test('a README without a place for weights is told', () => {
  expect(() => withWeights('# Package\n', weights)).toThrow('no place for weights');
});

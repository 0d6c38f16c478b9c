import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fontCharacters } from '../../scripts/fontCharacters.ts';
import { themeNames, themes } from '../tokens/index.ts';
import { faces } from './faces.ts';
import { subsetFile, subsets, unicodeRange } from './files.ts';

const root = join(import.meta.dirname, '../../../..');

const read = (family: string, part: string): Buffer => {
  const face = faces.find((one) => one.family === family);
  if (!face) throw new Error(`No face is called ${family}.`);
  return readFileSync(join(import.meta.dirname, subsetFile(face, part, 'normal')));
};

const firstPaint = ['latin', 'cyrillic'] as const;

test.each(themeNames)('the fonts of a first paint in %s weigh at most 120 KB', (name) => {
  const stacks = Object.values(themes[name].font).join();
  const families = faces.map(({ family }) => family).filter((family) => stacks.includes(family));
  const bytes = families
    .flatMap((family) => firstPaint.map((part) => read(family, part).byteLength))
    .reduce((total, size) => total + size, 0);
  expect(families.length).toBeGreaterThanOrEqual(3);
  expect(bytes).toBeLessThanOrEqual(120_000);
});

/** Signs that none of the faces draws in any of its files. */
const drawnByTheSystem = ['←', '→', '⌘'];

const dictionaries = globSync(['packages/*/src/**/*.ts', 'apps/site/src/**/*.ts'], { cwd: root })
  .filter((path) => /messages/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

describe.each(faces)('$family', ({ family }) => {
  test('draws every character that its small files claim', async () => {
    for (const { name, characters } of subsets) {
      const drawn = await fontCharacters(read(family, name));
      expect(Array.from(characters).filter((character) => !drawn.has(character))).toEqual([]);
    }
  });

  test('draws every letter and sign of the dictionaries', async () => {
    expect(dictionaries.length).toBeGreaterThan(10);
    const drawn = new Set(drawnByTheSystem);
    for (const part of firstPaint) {
      for (const character of await fontCharacters(read(family, part))) drawn.add(character);
    }
    const used = new Set(dictionaries.join('').replaceAll('\n', ''));
    expect(Array.from(used).filter((character) => !drawn.has(character))).toEqual([]);
  });
});

test('a unicode range joins neighbours', () => {
  expect(unicodeRange('dab№c')).toBe('U+0061-0064, U+2116');
});

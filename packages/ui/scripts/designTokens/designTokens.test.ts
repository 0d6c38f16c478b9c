import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { themeVariables } from '../../src/themes/themeVariables.ts';
import { type ThemeName, themeNames, themes } from '../../src/tokens/index.ts';
import { type DesignToken, designTokens } from './designTokens.ts';
import type { tokenValues } from './tokenValues.ts';

type Paths<Leaf> = Record<string, Leaf>;

/** The leaves of a tree by their paths. */
function leavesOf<Leaf>(
  tree: object,
  isLeaf: (value: unknown) => value is Leaf,
  path = '',
): Paths<Leaf> {
  const found = Object.entries(tree).map(([name, value]) =>
    isLeaf(value)
      ? { [`${path}${name}`]: value }
      : leavesOf(value as object, isLeaf, `${path}${name}.`),
  );
  return Object.assign({}, ...found);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isToken = (value: unknown): value is DesignToken =>
  typeof value === 'object' && value !== null && '$value' in value;

function tokensOf(theme: ThemeName): Paths<DesignToken> {
  const { $extensions: _extensions, ...tokens } = designTokens(theme);
  return leavesOf(tokens, isToken);
}

const asHex = { format: 'hex', collapse: false };

const share = expect.toSatisfy((value: number) => value >= 0 && value <= 1);
const color = {
  colorSpace: 'srgb',
  components: [share, share, share],
  alpha: share,
  hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
};
const finite = expect.toSatisfy(Number.isFinite);
const dimension = { value: finite, unit: 'px' };

/** What the format allows as the value of each type, as narrow as Figma reads it. */
const structures: Record<DesignToken['$type'], unknown> = {
  color,
  dimension,
  number: finite,
  duration: { value: finite, unit: 's' },
  cubicBezier: [share, finite, share, finite],
  fontFamily: expect.stringMatching(/^\w[\w ]+$/),
  shadow: {
    color,
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: dimension,
  },
};

describe.each(themeNames)('theme %s', (theme) => {
  const tokens = tokensOf(theme);
  const written = leavesOf(themeVariables(themes[theme]), isText);

  test('every token is there, with its value in CSS', () => {
    const descriptions = Object.entries(tokens).map(([path, token]) => [path, token.$description]);
    expect(Object.fromEntries(descriptions)).toEqual(written);
  });

  test('the file names its mode', () => {
    expect(designTokens(theme).$extensions).toEqual({ 'com.figma.modeName': theme });
  });

  test.each(Object.entries(tokens))('%s is valid', (path, { $type, $value }) => {
    expect($value).toEqual(structures[$type]);
    for (const name of path.split('.')) expect(name).toMatch(/^[^${}]+$/);
  });

  test('a colour comes back from its components and from its hex', () => {
    const colors = Object.values(tokens).filter(({ $type }) => $type === 'color');
    for (const { $value, $description } of colors) {
      const { components, alpha, hex } = $value as ReturnType<typeof tokenValues.color>;
      const css = new Color($description);
      const [red = 0, green = 0, blue = 0] = components;
      expect(new Color('srgb', [red, green, blue], alpha).toString(asHex)).toBe(
        css.toString(asHex),
      );
      css.alpha = 1;
      expect(hex).toBe(css.toString(asHex));
    }
  });
});

test('all themes have the same tokens of the same types, as Figma asks', () => {
  const [first, ...others] = themeNames.map((theme) =>
    Object.entries(tokensOf(theme)).map(([path, { $type }]) => [path, $type]),
  );
  for (const other of others)
    expect(Object.fromEntries(other)).toEqual(Object.fromEntries(first ?? []));
});

test.each([
  ['size.s13', { value: 13.5, unit: 'px' }],
  ['size.s44', { value: 44, unit: 'px' }],
  ['space.0', { value: 0, unit: 'px' }],
  ['display.weight', 560],
  ['display.letterSpacing', -0.022],
  ['font.mono', 'JetBrains Mono'],
  ['motion.normal', { value: 0.2, unit: 's' }],
  ['motion.easing', [0.2, 0, 0, 1]],
  [
    'shadow.s2',
    {
      color: {
        colorSpace: 'srgb',
        components: [0.0902, 0.12549, 0.2],
        alpha: 0.28,
        hex: '#172033',
      },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 8, unit: 'px' },
      blur: { value: 24, unit: 'px' },
      spread: { value: -10, unit: 'px' },
    },
  ],
])('%s of light is converted', (path, value) => {
  expect(tokensOf('light')[path]?.$value).toEqual(value);
});

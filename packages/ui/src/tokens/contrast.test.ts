import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { forestTheme } from '../theme/forestTheme.fixtures.ts';
import { contrast, contrastOnTint, difference } from './contrast.ts';
import { type ColorTokens, nodeHues, type ThemeTokens, themes } from './index.ts';

type Color = keyof ColorTokens;

const grounds: Color[] = ['paper', 'surface'];

const textPairs: [Color, Color][] = [
  ...grounds.flatMap((ground) =>
    (['ink', 'ink2', 'ink3', 'accent', 'success', 'warning', 'danger', 'info'] as const).map(
      (text): [Color, Color] => [text, ground],
    ),
  ),
  ['ink', 'sunken'],
  ['ink2', 'sunken'],
  ['ink3', 'sunken'],
  ['ink', 'accentSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['surface', 'danger'],
  ['paper', 'ink'],
];

const controlPairs: [Color, Color][] = grounds.flatMap((ground) =>
  (['lineStrong', 'accent', 'focus', 'danger'] as const).map((control): [Color, Color] => [
    control,
    ground,
  ]),
);

/** How much of its own hue the ground of a badge and of a node's header takes. */
const tintShare = 0.14;

/** The hexadecimal colours that a theme in plain CSS sets itself. */
const colorsIn = (css: string, group: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--df-(\w+)-(\w+): (#\w{6});/g)]
      .filter(([, of]) => of === group)
      .map(([, , name, color]) => [name, color]),
  );

type Colors = Pick<ThemeTokens, 'color' | 'nodeColor'>;

const forest = {
  color: colorsIn(forestTheme, 'color'),
  nodeColor: colorsIn(forestTheme, 'nodeColor'),
} as Colors;

test('the theme of the README is the one that is tested, and sets every colour', () => {
  expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toContain(forestTheme);
  expect(Object.keys(forest.color)).toEqual(Object.keys(themes.light.color));
  expect(Object.keys(forest.nodeColor)).toEqual(Object.keys(themes.light.nodeColor));
});

describe.each(Object.entries<Colors>({ ...themes, forest }))('theme %s', (_, theme) => {
  const { color, nodeColor } = theme;

  test.each(textPairs)('text %s on %s has a contrast of 4.5', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)('control %s on %s has a contrast of 3', (control, ground) => {
    expect(contrast(color[control], color[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(['paper', 'surface', 'sunken', 'accentSoft'] as const)(
    'the focus ring beside %s has a contrast of 3',
    (neighbour) => {
      expect(contrast(color.focus, color[neighbour])).toBeGreaterThanOrEqual(3);
    },
  );

  test('the focus ring does not look like an error', () => {
    expect(difference(color.focus, color.danger)).toBeGreaterThan(0.2);
    expect(difference(color.focus, color.mark)).toBeGreaterThan(0.2);
  });

  test.each(nodeHues)('node hue %s reads as text on paper and surface', (hue) => {
    for (const ground of grounds) {
      expect(contrast(nodeColor[hue], color[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a hue reads as text on its own tint', () => {
    const hues = [color.success, color.warning, color.danger, color.info, color.accent, color.ink2];
    const unreadable = [...hues, ...Object.values(nodeColor)].filter(
      (hue) => contrastOnTint(hue, color.surface, tintShare) < 4.5,
    );
    expect(unreadable).toEqual([]);
  });
});

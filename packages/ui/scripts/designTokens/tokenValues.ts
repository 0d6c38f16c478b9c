import Color from 'colorjs.io';

/** What `1rem` is in a browser whose reader has set nothing. */
const rootFontSize = 16;

const round = (value: number): number => Number(value.toFixed(5));

function color(css: string) {
  const { coords, alpha } = new Color(css).to('srgb');
  return {
    colorSpace: 'srgb',
    components: coords.map((component) => round(component ?? 0)),
    alpha: alpha ?? 1,
    hex: new Color('srgb', coords).toString({ format: 'hex', collapse: false }),
  };
}

/** Of a size that grows with the window, the largest. */
function dimension(css: string) {
  const length = css.split(', ').at(-1) ?? css;
  const value = Number.parseFloat(length);
  return { value: length.includes('rem') ? value * rootFontSize : value, unit: 'px' };
}

function shadow(css: string) {
  const written = css === 'none' ? '0 0 transparent' : css;
  const [, lengths = '', ground = ''] = /^([-\d.px ]+) (.+)$/.exec(written) ?? [];
  const [offsetX, offsetY, blur = dimension('0'), spread = dimension('0')] = lengths
    .split(' ')
    .map(dimension);
  return { color: color(ground), offsetX, offsetY, blur, spread };
}

/**
 * From a value in CSS to that of a type in the format of the Design Tokens Community Group (2025.10). Where
 * the format leaves a choice, it is the one that the import of Figma reads: pixels, seconds, one family, and
 * weights as numbers.
 */
export const tokenValues = {
  color,
  dimension,
  shadow,
  number: (css: string) => Number.parseFloat(css),
  duration: (css: string) => ({ value: Number.parseFloat(css) / 1000, unit: 's' }),
  cubicBezier: (css: string) => css.match(/-?[\d.]+/g)?.map(Number) ?? [],
  /** The first family by the name that the font has outside Fontsource. */
  fontFamily: (css: string) => /^"(.+?)(?: Variable)?"/.exec(css)?.[1] ?? css,
};

export type TokenType = keyof typeof tokenValues;

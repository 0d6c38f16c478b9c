type Triple = [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function linear(hex: string): Triple {
  const channel = (start: number) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

const luminance = ([red, green, blue]: Triple): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

function ratio(one: Triple, other: Triple): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The contrast ratio of WCAG 2.2 between two `#RRGGBB` colours. */
export const contrast = (one: string, other: string): number => ratio(linear(one), linear(other));

function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** How different two colours look: their distance in OKLab, 0 for the same. */
export const difference = (one: string, other: string): number => {
  const [a, b] = [toOklab(linear(one)), toOklab(linear(other))];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
};

/** The contrast of a hue with its own tint: `color-mix(in oklab, hue share, ground)`. */
export function contrastOnTint(hue: string, ground: string, share: number): number {
  const [one, other] = [toOklab(linear(hue)), toOklab(linear(ground))];
  const mixed = one.map((value, index) => value * share + (other[index] ?? 0) * (1 - share));
  return ratio(linear(hue), fromOklab(mixed as Triple));
}

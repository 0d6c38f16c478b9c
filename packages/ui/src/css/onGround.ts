/**
 * A colour for light grounds and one for dark ones; the theme around says which ground it has. Bundlers of hosts rewrite
 * `light-dark()` in a way that needs a literal `color-scheme`, which our themes do not have.
 */
export const onGround = (light: string, dark: string): string =>
  `color-mix(in srgb, ${dark} var(--df-darkGround, 0%), ${light})`;

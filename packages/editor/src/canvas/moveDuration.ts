/** How long the canvas takes to move by itself, in milliseconds; not at all for those who want no motion. */
export const moveDuration = (): number =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;

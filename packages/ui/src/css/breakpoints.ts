/** Widths, in pixels, at which a layout changes. */
export const breakpointWidths = { middle: 600, wide: 1024 } as const;

/** Media queries: `narrow` ends where `middle` begins; `middle` and `wide` are open upwards. */
export const breakpoints = {
  narrow: `screen and (max-width: ${breakpointWidths.middle - 0.02}px)`,
  middle: `screen and (min-width: ${breakpointWidths.middle}px)`,
  wide: `screen and (min-width: ${breakpointWidths.wide}px)`,
} as const;

/** Media queries about the reader and the device. */
export const preferences = {
  coarsePointer: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

/** The width of a page's column, its padding included. */
export const pageWidth = '1240px';

/** Custom property with the height of what stands above the page: bars that stick to the top stand below it. */
export const topInset = '--df-top-inset';

/** `anchorName` of a bar at the top of the window that may be higher than that of the site: toasts stand below it. */
export const topBar = '--df-top-bar';

/** `anchorName` of the part of the page that toasts stand over, where it does not reach the right edge of the window. */
export const toastArea = '--df-toast-area';

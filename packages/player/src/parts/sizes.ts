/** Heights and widths, in pixels, that several parts must agree on. */
export const sizes = {
  header: 60,
  panel: 360,
  /** The margin of the page: text begins after it, numerals stand in it. */
  margin: 96,
  narrowMargin: 46,
  /** Where the margin line stands. */
  line: 62,
  narrowLine: 30,
} as const;

/** Sticky bars would leave no room to read on a screen this low (also at 400 % zoom). */
export const lowScreen = 'screen and (max-height: 480px)';

import { breakpointWidths } from '@dreamfork/ui/css';

/** Heights and widths in pixels that several parts share. */
export const sizes = {
  header: 60,
  panel: 360,
  /** The margin left of the text, which holds the numbers of choices. */
  margin: 96,
  narrowMargin: 46,
  /** The position of the margin line. */
  line: 62,
  narrowLine: 30,
} as const;

/** Below this height (also at 400 % zoom) bars are not sticky, to leave room for the text. */
export const lowScreen = 'screen and (max-height: 480px)';

/** Widths of the player itself, for `@container` queries. */
export const room = {
  narrow: `(max-width: ${breakpointWidths.middle - 0.02}px)`,
  wide: `(min-width: ${breakpointWidths.wide}px)`,
} as const;

/**
 * A bar that is out of the way while one reads, unless it holds the focus, a panel is open or
 * nothing may move.
 */
export const steppedBack = (direction: '-100%' | '100%') =>
  ({
    '[data-bars-away]:not([data-still]):not(:has([data-panel-open])) > &:not(:focus-within)': {
      transform: `translateY(${direction})`,
    },
  }) as const;

/** For readers who have not asked for stillness. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';

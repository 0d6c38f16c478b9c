import { focusRingInset, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Text and connections side by side; from `wide` on with the preview between them. */
const middle = 'screen and (min-width: 760px)';
const wide = 'screen and (min-width: 1100px)';
const belowMiddle = 'screen and (max-width: 759.98px)';
const belowWide = 'screen and (max-width: 1099.98px)';

/** What stands above and below the text on a sheet of the whole page. */
const around = 372;
const textHeight = `max(180px, calc(var(--visual-viewport-height, 100dvh) - ${around}px))`;

export const keys = style({ display: 'contents' });

export const layout = style({
  display: 'grid',
  gap: vars.space['5'],
  '@media': {
    [middle]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
    [wide]: {
      flex: 1,
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) 280px',
      minHeight: 0,
    },
  },
});

const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The focus ring of what stands at the edge.
  padding: 4,
  margin: -4,
  '@media': { [middle]: { minHeight: 0, overflowY: 'auto' } },
});

export const writing = style([column, { gap: vars.space['3'] }]);

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
});

export const toggle = style({ '@media': { [wide]: { display: 'none' } } });

export const text = style({
  '@media': {
    [belowWide]: { selectors: { '[data-previewing] > &': { display: 'none' } } },
  },
});

globalStyle(`${text} textarea`, {
  fontSize: vars.size.s17,
  '@media': { [middle]: { minHeight: textHeight, maxHeight: textHeight } },
});

export const quiet = style({ margin: 0, fontSize: vars.size.s13, color: vars.color.ink2 });

/** As wide as its words. */
export const reviews = style({ display: 'flex' });

export const preview = style([
  column,
  {
    gap: vars.space['3'],
    '@media': {
      [wide]: { paddingInline: vars.space['4'] },
      [belowWide]: {
        selectors: {
          '&': { display: 'none' },
          '[data-previewing] ~ &': { display: 'flex' },
        },
      },
    },
  },
]);

export const connections = style([column, { gap: vars.space['5'] }]);

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1'],
});

export const heading = style({
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.size.s13,
  fontWeight: 600,
  color: vars.color.ink2,
});

export const connection = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space['2'],
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 32,
  padding: `6px ${vars.space['2']}`,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.size.s13,
  lineHeight: 1.4,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': focusRingInset,
  },
  '@media': { [preferences.coarsePointer]: { minHeight: 44, alignItems: 'center' } },
});

export const connectionIcon = style({ flex: 'none', marginBlockStart: 1, color: vars.color.ink2 });

export const connectionWords = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const connectionTitle = style({
  fontFamily: vars.font.reading,
  selectors: {
    '&[data-nowhere]': { fontFamily: vars.font.text, color: vars.color.ink2 },
  },
});

export const connectionDetails = style({ color: vars.color.ink2 });

export const hint = style([
  quiet,
  {
    marginInlineEnd: 'auto',
    '@media': { [`${belowMiddle}, ${preferences.coarsePointer}`]: { display: 'none' } },
  },
]);

export const moves = style({ display: 'flex', alignItems: 'center', gap: vars.space['1'] });

import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, focusRingInset } from '../../css/index.ts';
import { vars } from '../../theme.ts';
import { fade } from '../Popover/overlay.css.ts';

const edge = 16;

/** Night over the page; the same mixed with the paper stands behind the place of the scroll bar. */
const scrim = (ground: string) => `color-mix(in srgb, #0b1020 55%, ${ground})`;

export const overlay = style([
  fade,
  {
    position: 'fixed',
    inset: 0,
    zIndex: 100,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    height: 'var(--visual-viewport-height)',
    padding: edge,
    background: scrim('transparent'),
  },
]);

// While a dialog holds back the scrolling, react-aria keeps the scroll bar's place free: it darkens too.
globalStyle('html[style*="scrollbar-gutter"]:has([data-dialog-overlay])', {
  background: scrim(vars.color.paper),
});

export const modal = style({
  display: 'flex',
  boxSizing: 'border-box',
  width: '100%',
  maxHeight: '100%',
  minHeight: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s3,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  selectors: {
    '&[data-size="small"]': { maxWidth: 440 },
    '&[data-size="medium"]': { maxWidth: 600 },
    '&[data-size="large"]': { maxWidth: 920 },
    '&[data-size="full"]': { height: '100%' },
  },
});

export const dialog = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space['4'],
  padding: `${vars.space['5']} ${vars.space['6']} ${vars.space['3']}`,
});

export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.letterSpacing,
  fontSize: vars.size.s21,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const close = style({ margin: '-4px -8px -4px 0' });

export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `0 ${vars.space['6']} ${vars.space['6']}`,
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInset },
});

/** On a sheet of the whole page what is in it may fill the height; on smaller screens it scrolls. */
export const content = style({
  '@media': {
    [breakpoints.wide]: {
      selectors: {
        '[data-size="full"] &': { display: 'flex', flexDirection: 'column', height: '100%' },
      },
    },
  },
});

export const description = style({
  margin: `0 0 ${vars.space['4']}`,
  color: vars.color.ink2,
  selectors: { '&:last-child': { marginBottom: 0 } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['2'],
  padding: `${vars.space['3']} ${vars.space['6']} ${vars.space['5']}`,
  selectors: {
    [`${body}[tabindex] + &`]: {
      borderTop: `${vars.border} solid ${vars.hairline}`,
      paddingTop: vars.space['4'],
    },
  },
});

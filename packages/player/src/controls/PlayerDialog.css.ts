import { breakpoints } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const dialog = style({
  boxSizing: 'border-box',
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: 'calc(100dvh - 24px)',
  padding: 0,
  overflow: 'auto',
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s3,
  selectors: {
    '&::backdrop': { background: 'rgb(10 14 24 / 0.55)' },
  },
});

/** The margin is padding, so that a press on it does not count as a press outside. */
const sheet = style({
  padding: vars.space['6'],
  '@media': { [breakpoints.narrow]: { padding: vars.space['4'] } },
});

export const content = styleVariants({
  text: [sheet],
  picture: [sheet, { padding: vars.space['3'] }],
});

export const look = styleVariants({
  text: [dialog, { width: 440 }],
  picture: [dialog, { width: 'fit-content' }],
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  marginBlockEnd: vars.space['3'],
});

export const title = style({
  minWidth: 0,
  fontSize: vars.size.s17,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['3'],
  marginBlockStart: vars.space['5'],
});

import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.6,
});

/** Storybook's own styles of text stop at this class. */
const unstyled = 'sb-unstyled';

export const head = style([unstyled, {}]);

export const section = style([unstyled, { marginTop: vars.space['12'] }]);

/** A section of Storybook's own blocks. */
export const blocks = style({ marginTop: vars.space['12'] });

/** Around what is wider than a narrow page. */
export const scroller = style({ overflowX: 'auto' });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.s34,
  lineHeight: 1.15,
});

export const heading = style({
  margin: `0 0 ${vars.space['4']}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.s21,
  lineHeight: 1.25,
});

export const subheading = style({
  margin: `${vars.space['6']} 0 ${vars.space['2']}`,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  fontWeight: 600,
});

export const lead = style({
  maxWidth: 680,
  margin: `${vars.space['3']} 0 0`,
  fontSize: vars.size.s17,
  color: vars.color.ink2,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  margin: `${vars.space['4']} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const fact = style({
  padding: `2px ${vars.space['2']}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s12,
  color: vars.color.ink2,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: vars.space['4'],
});

export const card = style({
  padding: vars.space['4'],
  border: `1px solid ${vars.color.line}`,
  borderTop: `3px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: {
    '&[data-tone="good"]': { borderTopColor: vars.color.success },
    '&[data-tone="bad"]': { borderTopColor: vars.color.danger },
  },
});

export const cardTitle = style({
  margin: `0 0 ${vars.space['1']}`,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  fontWeight: 600,
});

export const cardText = style({ margin: 0, color: vars.color.ink2 });

export const example = style({
  padding: vars.space['6'],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.paper,
  color: vars.color.ink,
  overflowX: 'auto',
});

export const frameContent = style({ display: 'block', border: 0, transformOrigin: 'left top' });

/** Around a story that fills its own page. */
export const frame = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.s13,
  textAlign: 'start',
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space['2']} ${vars.space['3']} ${vars.space['2']} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${table} thead th`, { color: vars.color.ink3, fontWeight: 500 });

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size.s12,
  overflowWrap: 'anywhere',
});

export const name = style([code, { fontWeight: 600, color: vars.color.ink }]);

export const required = style({ color: vars.color.danger });

export const fold = style({ marginTop: vars.space['4'] });

export const foldTitle = style({
  cursor: 'pointer',
  fontWeight: 600,
  borderRadius: vars.radius.s,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const list = style({
  margin: 0,
  paddingInlineStart: vars.space['5'],
  listStyle: 'decimal',
});

export const bullets = style([list, { listStyle: 'disc' }]);

export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  borderRadius: vars.radius.s,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

/** Storybook mutes the value of a switch that is not chosen below the contrast of a text. */
globalStyle('.docblock-argstable [role="switch"] ~ span', {
  color: `${vars.color.ink2} !important`,
});

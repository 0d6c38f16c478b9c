import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { markSize } from './placeMarks.ts';

/** Around a mark that stands at the edge of the frame. */
const room = vars.space['5'];

export const stage = style({
  position: 'relative',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.paper,
  padding: room,
  overflow: 'auto hidden',
});

export const view = style({ overflow: 'hidden' });

export const number = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  width: markSize,
  height: markSize,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.color.ink,
  color: vars.color.paper,
  fontFamily: vars.font.text,
  fontSize: vars.size.s12,
  fontWeight: 700,
  lineHeight: 1,
});

/** Margins move what is placed in the stage over the frame. */
const overFrame = { position: 'absolute', margin: room } as const;

export const mark = style([
  number,
  overFrame,
  { boxShadow: `0 0 0 2px ${vars.color.paper}`, zIndex: 1 },
]);

export const edge = style([
  overFrame,
  {
    boxSizing: 'border-box',
    border: `1px dashed ${vars.color.ink}`,
    borderRadius: vars.radius.s,
  },
]);

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  margin: `${vars.space['4']} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const part = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['2'],
});

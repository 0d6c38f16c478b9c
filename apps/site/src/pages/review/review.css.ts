import { breakpoints } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  minHeight: '100dvh',
  background: vars.color.surface,
  '@media': { [breakpoints.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' } },
});

export const reading = style({ minWidth: 0 });

export const notice = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  fontFamily: vars.font.text,
  fontSize: vars.size.s13,
  lineHeight: 1.5,
  color: vars.color.ink2,
  background: vars.color.paper,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

export const column = style({
  position: 'sticky',
  insetBlockStart: 0,
  boxSizing: 'border-box',
  height: '100dvh',
  padding: vars.space[5],
  overflowY: 'auto',
  background: vars.color.paper,
  borderInlineStart: `${vars.border} solid ${vars.color.line}`,
});

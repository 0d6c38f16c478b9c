import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

/** Above the window until it has the focus. */
export const skipLink = style({
  position: 'fixed',
  top: vars.space[2],
  left: vars.space[2],
  zIndex: 1000,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  fontWeight: 550,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none', ...focusRing } },
  '@media': { [preferences.coarsePointer]: { paddingBlock: vars.space[3] } },
});

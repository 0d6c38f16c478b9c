import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

/** Appears and leaves by opacity alone, so that nothing moves under the pointer. */
export const fade = style({
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
  },
});

/** The sheet on which menus and popovers lie. */
export const overlaySurface = style([
  fade,
  {
    boxSizing: 'border-box',
    maxWidth: 'calc(100vw - 24px)',
    overflow: 'auto',
    outline: 'none',
    background: vars.color.surface,
    color: vars.color.ink,
    border: `${vars.border} solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    boxShadow: vars.shadow.s2,
    fontFamily: vars.font.text,
    fontSize: vars.size.s15,
    lineHeight: 1.5,
  },
]);

import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { overlay as dialogOverlay } from '../Dialog/Dialog.css.ts';

export const overlay = style([dialogOverlay, { padding: 0 }]);

export const drawer = style({
  position: 'absolute',
  display: 'flex',
  boxSizing: 'border-box',
  minHeight: 0,
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `0 solid ${vars.color.line}`,
  boxShadow: vars.shadow.s3,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: {
    '&[data-side="start"], &[data-side="end"]': {
      insetBlock: 0,
      width: 'min(420px, calc(100% - 40px))',
    },
    '&[data-size="large"]:is([data-side="start"], [data-side="end"])': {
      width: 'min(640px, calc(100% - 40px))',
    },
    '&[data-side="start"]': { insetInlineStart: 0, borderInlineEndWidth: vars.border },
    '&[data-side="end"]': { insetInlineEnd: 0, borderInlineStartWidth: vars.border },
    '&[data-side="bottom"]': {
      insetInline: 0,
      bottom: 0,
      maxHeight: '85%',
      borderTopWidth: vars.border,
      borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
    },
    '&[data-side="start"]:is([data-entering], [data-exiting])': { transform: 'translateX(-100%)' },
    '&[data-side="end"]:is([data-entering], [data-exiting])': { transform: 'translateX(100%)' },
    '&[data-side="bottom"]:is([data-entering], [data-exiting])': { transform: 'translateY(100%)' },
  },
});

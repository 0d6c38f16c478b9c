import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 420,
  overflow: 'hidden',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  isolation: 'isolate',
});

export const frame = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
});

export const work = style({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });

export const canvas = style({ flex: 1, minWidth: 0, minHeight: 0 });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minHeight: 0,
  backgroundColor: vars.color.surface,
  outline: 'none',
  selectors: {
    '&[data-side="tools"]': {
      width: 244,
      borderInlineEnd: `${vars.border} solid ${vars.color.line}`,
    },
    '&[data-side="properties"]': {
      width: 348,
      borderInlineStart: `${vars.border} solid ${vars.color.line}`,
    },
    // Without the room for it beside the canvas, a panel lies over it.
    '&[data-drawer]': {
      position: 'absolute',
      zIndex: 10,
      insetBlock: 0,
      maxWidth: 'calc(100% - 48px)',
      boxShadow: vars.shadow.s3,
    },
    '&[data-drawer][data-side="tools"]': { insetInlineStart: 0 },
    '&[data-drawer][data-side="properties"]': { insetInlineEnd: 0 },
  },
});

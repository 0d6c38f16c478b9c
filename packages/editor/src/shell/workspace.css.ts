import { topBar } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  flex: '0 1 auto',
  minHeight: 0,
  backgroundColor: vars.color.surface,
  outline: 'none',
  selectors: {
    '&[data-side="left"]': {
      borderInlineEnd: `${vars.border} solid ${vars.color.line}`,
    },
    '&[data-side="right"]': {
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
    '&[data-drawer][data-side="left"]': { insetInlineStart: 0 },
    '&[data-drawer][data-side="right"]': { insetInlineEnd: 0 },
  },
});

/** Lies over the border of a panel, wide enough for a mouse. */
export const edge = style({
  position: 'absolute',
  // Above the controls of the canvas.
  zIndex: 6,
  insetBlock: 0,
  width: 9,
  height: 'auto',
  margin: 0,
  border: 0,
  cursor: 'col-resize',
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&[data-side="left"]': { insetInlineEnd: -5 },
    '&[data-side="right"]': { insetInlineStart: -5 },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 3,
      width: 3,
    },
    '&:hover::after, &[data-moved]::after': { backgroundColor: vars.color.line },
    '&:focus-visible::after': { backgroundColor: vars.color.accent },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-visible::after': { backgroundColor: 'Highlight' } },
    },
  },
});

/** Three tabs have to stand beside one another in the narrow panel. */
globalStyle(`${side}[data-side="left"] > * > [role="tablist"] > [role="tab"]`, {
  paddingInline: 6,
  fontSize: 14,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  minHeight: 50,
  padding: `0 ${vars.space['2']} 0 ${vars.space['3']}`,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

/** Where a panel lies over the canvas, toasts stand below its tabs or its head. */
globalStyle(`${side}[data-drawer] [role="tablist"], ${side}[data-drawer] ${head}`, {
  anchorName: topBar,
});

export const headTitle = style({ fontSize: vars.size.s15, fontWeight: 600, lineHeight: 1.2 });

import { vars } from '@dreamfork/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';

/** Unlike `hidden`, `clip` cannot be scrolled either, by a focus or a caret: only the viewport moves the canvas. */
const unscrollable: StyleRule = { overflow: ['hidden', 'clip'] };

export const canvas = style({
  ...unscrollable,
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  backgroundColor: vars.color.paper,
  containerType: 'inline-size',
  containerName: 'dreamfork-canvas',
});

import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const overlay = style({
  boxSizing: 'border-box',
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.ink,
  background: vars.color.surface,
  border: 0,
  outline: 'none',
});

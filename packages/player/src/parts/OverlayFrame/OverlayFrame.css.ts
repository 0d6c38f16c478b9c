import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
});

export const dialog = style({ minHeight: '100%', outline: 'none' });

import { vars } from '@dreamfork/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const marks = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginInlineStart: 'auto',
});

export const problem = styleVariants(
  { error: vars.color.danger, warning: vars.color.warning, hint: vars.color.info },
  (color) => ({ color }),
);

export const difference = styleVariants(
  { added: vars.color.success, removed: vars.color.danger, changed: vars.color.info },
  (color) => ({ color }),
);

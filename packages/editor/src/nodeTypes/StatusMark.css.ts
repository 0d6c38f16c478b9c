import { vars } from '@dreamfork/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: 4, flex: 'none' });

/** By form first: the colours only repeat what icon and word say. */
export const hue = styleVariants(
  { idea: vars.color.ink2, draft: vars.color.info, done: vars.color.success },
  (color) => ({ color }),
);

import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const scroll = style({ flex: 1, minHeight: 0, overflow: 'auto' });

/** Figures stand further in than rows, whose ground reaches to the edge. */
export const inset = style({ paddingInline: 22 });

export const arrow = style({ flex: 'none', color: vars.color.ink3 });

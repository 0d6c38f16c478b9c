import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const scroll = style({ flex: 1, minHeight: 0, overflow: 'auto' });

export const arrow = style({ flex: 'none', color: vars.color.ink3 });

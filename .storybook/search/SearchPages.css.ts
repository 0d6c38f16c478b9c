import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const found = style({ background: vars.color.accentSoft, color: vars.color.ink });

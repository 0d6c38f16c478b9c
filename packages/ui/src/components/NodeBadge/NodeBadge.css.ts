import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';
import { badge, hue } from '../Badge/Badge.css.ts';

export const nodeBadge = styleVariants(vars.nodeColor, (color) => [
  badge,
  { vars: { [hue]: color } },
]);

import { vars } from '@dreamfork/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  boxSizing: 'border-box',
  maxWidth: '100%',
  minHeight: 22,
  padding: '2px 8px',
  borderRadius: vars.radius.full,
  background: `color-mix(in oklab, currentColor 13%, ${vars.color.surface})`,
  fontFamily: vars.font.text,
  fontSize: vars.size.s12,
  fontWeight: 550,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
});

export const nodeBadge = styleVariants(vars.nodeColor, (color) => [badge, { color }]);

export const icon = style({ width: 13, height: 13, flex: 'none' });

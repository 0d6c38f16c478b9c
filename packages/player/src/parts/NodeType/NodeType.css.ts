import { vars } from '@dreamfork/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  padding: '2px 8px',
  fontSize: vars.size.s12,
  fontWeight: 550,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.full,
  background: `color-mix(in oklab, currentColor 13%, ${vars.color.surface})`,
});

export const type = styleVariants(vars.nodeColor, (color) => [base, { color }]);

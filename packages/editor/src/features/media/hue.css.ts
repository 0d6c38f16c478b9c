import { vars } from '@dreamfork/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

/** The ground and ink of a place where a file of this type will be seen. */
export const typeHue = styleVariants(vars.nodeColor, (color) => ({
  color,
  backgroundColor: `color-mix(in oklab, ${color} 11%, ${vars.color.surface})`,
}));

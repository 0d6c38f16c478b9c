import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/vars.css.ts';

const line = `${vars.border} solid ${vars.color.line}`;

export const divider = recipe({
  base: { margin: 0, border: 0, flex: 'none' },
  variants: {
    orientation: {
      horizontal: { width: '100%', borderBlockStart: line },
      vertical: { alignSelf: 'stretch', minHeight: '1.25em', borderInlineStart: line },
    },
  },
});

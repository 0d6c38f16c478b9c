import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

export const link = recipe({
  base: {
    cursor: 'pointer',
    borderRadius: '3px',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-hovered]': { textDecorationThickness: '2px' },
    },
  },
  variants: {
    variant: {
      inline: {
        color: vars.color.accent,
        textDecorationLine: 'underline',
        selectors: { '&[data-hovered]': { color: vars.color.accentHover } },
      },
      standalone: {
        // WCAG 2.5.8: with its line it is at least 24 px high; the padding of inline text moves no line.
        paddingBlock: '2px',
        color: vars.color.accent,
        fontFamily: vars.font.text,
        fontWeight: 550,
        textDecorationLine: 'none',
        selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
      },
      quiet: {
        color: 'inherit',
        textDecorationLine: 'none',
        selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
      },
    },
  },
});

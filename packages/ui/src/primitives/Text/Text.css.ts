import { createVar, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/vars.css.ts';
import { eachVariant } from '../eachVariant.ts';
import { textFonts, textSizes, textTones, textWeights } from './variants.ts';

export const lineCount = createVar();

const weightValues = { regular: 400, medium: 500, strong: 600 } as const;
const lineHeights = { '12': 1.4, '13': 1.45, '15': 1.5, '17': 1.5, '21': 1.45 } as const;

export const text = recipe({
  base: { margin: 0, overflowWrap: 'anywhere' },
  variants: {
    size: eachVariant(textSizes, (size) => ({
      fontSize: vars.size[`s${size}`],
      lineHeight: lineHeights[size],
    })),
    tone: eachVariant(textTones, (tone) => ({ color: vars.color[tone] })),
    weight: eachVariant(textWeights, (weight) => ({ fontWeight: weightValues[weight] })),
    font: eachVariant(textFonts, (font) => ({ fontFamily: vars.font[font] })),
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
    clamped: {
      true: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: lineCount,
        overflow: 'hidden',
      },
    },
  },
});

export const toneColor = styleVariants(
  eachVariant(textTones, (tone) => ({ color: vars.color[tone] })),
);

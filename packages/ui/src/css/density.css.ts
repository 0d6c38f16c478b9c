import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

const fieldHeight = createVar();
const fieldPadding = createVar();
const fieldText = createVar();
const cellPadding = createVar();

/** Sizes that depend on the density around a component. */
export const density = {
  fieldHeight: fallbackVar(fieldHeight, '40px'),
  fieldPadding: fallbackVar(fieldPadding, '8px 12px'),
  fieldText: fallbackVar(fieldText, vars.size.s15),
  cellPadding: fallbackVar(cellPadding, '11px 18px'),
};

/** Fields and table cells below are small, where the pointer is fine. */
export const compact = style({
  vars: {
    [fieldHeight]: '32px',
    [fieldPadding]: '4px 10px',
    [fieldText]: vars.size.s13,
    [cellPadding]: '6px 14px',
  },
});

import { createVar, style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';

export const minRows = createVar();

export const textArea = style([
  input,
  {
    boxSizing: 'border-box',
    display: 'block',
    minHeight: `calc(${minRows} * 1lh + 16px)`,
    maxHeight: '70vh',
    fieldSizing: 'content',
    resize: 'none',
    selectors: {
      '&&': { lineHeight: 1.55 },
    },
  },
]);

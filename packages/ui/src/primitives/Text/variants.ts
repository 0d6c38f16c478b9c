export const textSizes = ['12', '13', '15', '17', '21'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = [
  'ink',
  'ink2',
  'ink3',
  'accent',
  'danger',
  'success',
  'warning',
  'info',
] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'strong'] as const;
export type TextWeight = (typeof textWeights)[number];

export const textFonts = ['text', 'reading', 'mono'] as const;
export type TextFont = (typeof textFonts)[number];

export const textElements = [
  'p',
  'span',
  'div',
  'strong',
  'em',
  'small',
  'time',
  'code',
  'li',
  'dt',
  'dd',
  'label',
  'output',
  'figcaption',
] as const;
export type TextElement = (typeof textElements)[number];

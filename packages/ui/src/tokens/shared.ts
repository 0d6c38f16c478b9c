/** Distances on the 4 px scale. */
export const space = {
  '0': '0',
  '1': '4px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
  '12': '48px',
  '14': '56px',
  '16': '64px',
} as const;
export type Space = keyof typeof space;

export const motion = {
  fast: '120ms',
  normal: '200ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Text sizes below the headings are alike in all themes; rem, so that they follow the reader's own setting. */
export const textSize = {
  s12: '0.75rem',
  s13: '0.84375rem',
  s15: '0.9375rem',
  s17: '1.0625rem',
  s21: '1.3125rem',
} as const;

export const font = {
  text: '"Golos Text Variable", "Golos Text Fallback", system-ui, sans-serif',
  reading: '"Literata Variable", "Literata Fallback", Georgia, serif',
  mono: '"JetBrains Mono Variable", ui-monospace, "Liberation Mono", monospace',
  unbounded: '"Unbounded Variable", "Unbounded Fallback", system-ui, sans-serif',
} as const;

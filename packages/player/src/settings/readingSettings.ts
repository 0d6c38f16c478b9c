export const textSizes = ['small', 'normal', 'large', 'huge'] as const;
export type ReadingTextSize = (typeof textSizes)[number];

export const lineWidths = ['narrow', 'normal', 'wide'] as const;
export type ReadingLineWidth = (typeof lineWidths)[number];

/** How a reader likes the text to be set. */
export type ReadingSettings = {
  textSize: ReadingTextSize;
  lineWidth: ReadingLineWidth;
};

export const defaultReadingSettings: ReadingSettings = { textSize: 'normal', lineWidth: 'normal' };

import { createVar } from '@vanilla-extract/css';

/** CSS variables set by the reading settings. */
export const textSize = createVar();
export const measure = createVar();
export const readingFace = createVar();
/** The accent that the author chose, on light grounds and on dark ones. */
export const accentOnLight = createVar();
export const accentOnDark = createVar();

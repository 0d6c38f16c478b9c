import { createVar } from '@vanilla-extract/css';

/** CSS variables set by the reading settings. */
export const textSize = createVar();
export const measure = createVar();
export const readingFace = createVar();

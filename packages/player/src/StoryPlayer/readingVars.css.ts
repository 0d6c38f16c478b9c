import { createVar } from '@vanilla-extract/css';

/** What the reader's settings decide. */
export const textSize = createVar();
export const measure = createVar();
export const readingFace = createVar();

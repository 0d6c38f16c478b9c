import type { ReadingDevice, ReadingSource } from '../contract/index.ts';

/** Where a story is read: all that the server learns of a reader's device is one of three classes. */
export type ReadingPlace = { source: ReadingSource; device: ReadingDevice };

/** The class of a screen by its width in CSS pixels. */
export const deviceOf = (width: number): ReadingDevice => {
  if (width < 600) return 'phone';
  return width < 1024 ? 'tablet' : 'desktop';
};

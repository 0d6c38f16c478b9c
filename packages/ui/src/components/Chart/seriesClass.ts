import { seriesClasses } from './series.css.ts';

/** The look of the series at an index; the seventh looks like the first. */
export const seriesClass = (index: number): string =>
  seriesClasses[index % seriesClasses.length] ?? '';

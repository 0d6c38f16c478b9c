/** The beginning of every class name of ours: the plugins of vanilla-extract are told so by `scripts/classNames.ts`. */
export const classPrefix = 'df_';

/** Matches each element that has a class of ours, and nothing of the host page. Adds no specificity. */
export const ownElement = `:where([class^="${classPrefix}"], [class*=" ${classPrefix}"])`;

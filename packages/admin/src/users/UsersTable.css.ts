import { style } from '@vanilla-extract/css';

export const userName = style({ display: 'grid', minWidth: 140, overflowWrap: 'anywhere' });

/** Left out of a table that is wide enough for its columns only without it. */
export const userAvatar = style({
  display: 'contents',
  '@container': { 'df-table (min-width: 720px) and (max-width: 820px)': { display: 'none' } },
});

import { style } from '@vanilla-extract/css';
import { focusRing, preferences } from '../../css/index.ts';
import { vars } from '../../theme.ts';
import { tag } from '../TagList/TagList.css.ts';

export const field = style({ display: 'grid', gap: vars.space['2'], minWidth: 0 });

export const written = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  outline: 'none',
});

export const slip = style([
  tag,
  {
    paddingInlineEnd: 4,
    color: vars.color.ink,
    borderColor: vars.color.lineStrong,
    outline: 'none',
    cursor: 'default',
    selectors: { '&[data-focus-visible]': focusRing },
    '@media': { [preferences.coarsePointer]: { minHeight: 44 } },
  },
]);

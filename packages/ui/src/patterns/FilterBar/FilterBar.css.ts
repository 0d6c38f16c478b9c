import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../../css/index.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 10 });

globalStyle(`${bar} > *`, { '@media': { [breakpoints.narrow]: { flexGrow: 1 } } });

export const search = style({ flex: '1 1 260px', minWidth: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });

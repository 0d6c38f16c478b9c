import { style } from '@vanilla-extract/css';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 10 });

export const search = style({ flex: '1 1 260px', minWidth: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });

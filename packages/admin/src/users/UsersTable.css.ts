import { style } from '@vanilla-extract/css';

export const userName = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';

export const userName = style({ display: 'grid', minWidth: 140, overflowWrap: 'anywhere' });

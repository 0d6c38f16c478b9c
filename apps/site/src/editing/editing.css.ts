import { style } from '@vanilla-extract/css';

export const workspace = style({ height: '100dvh', overflow: 'hidden' });

import { style } from '@vanilla-extract/css';

export const desk = style({ height: '100dvh', overflow: 'hidden' });

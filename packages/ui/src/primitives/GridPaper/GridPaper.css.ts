import { style } from '@vanilla-extract/css';
import { cells } from '../../css/cells.ts';

export const page = style({ ...cells, position: 'relative' });

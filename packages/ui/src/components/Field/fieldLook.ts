import { compact } from '../../css/density.css.ts';
import { field } from './Field.css.ts';

export const fieldSizes = ['small', 'medium'] as const;
export type FieldSize = (typeof fieldSizes)[number];

export type SizedFieldProps = {
  /** `small` for bars and tables; where fingers point it is as high as `medium`. @default 'medium' */
  size?: FieldSize;
};

/** The class of a field of that size. */
export const fieldLook = (size: FieldSize | undefined): string =>
  size === 'small' ? `${field} ${compact}` : field;

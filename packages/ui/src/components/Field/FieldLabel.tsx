import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';

type FieldLabelProps = { children: ReactNode; isHidden?: boolean; isRequired?: boolean };

/** The name of a field, with a mark where an answer is required. */
export function FieldLabel({ children, isHidden = false, isRequired = false }: FieldLabelProps) {
  return (
    <Label className={isHidden ? hidden : styles.label}>
      {children}
      {isRequired && (
        <span aria-hidden="true" className={styles.required}>
          *
        </span>
      )}
    </Label>
  );
}

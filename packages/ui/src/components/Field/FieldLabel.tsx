import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';

type FieldLabelProps = { children: ReactNode; isHidden?: boolean; isRequired?: boolean };

/** The name of a field of react-aria. */
export const FieldLabel = ({ children, isHidden = false, isRequired = false }: FieldLabelProps) => (
  <Label className={labelLook(isHidden)}>
    <LabelText isRequired={isRequired}>{children}</LabelText>
  </Label>
);

/** How the name of a field looks, or that it is for screen readers alone. */
export const labelLook = (isHidden: boolean): string => (isHidden ? hidden : styles.label);

type LabelWordsProps = { children: ReactNode; isRequired: boolean };

/** The words of a label, with a mark where an answer is required. */
const LabelText = ({ children, isRequired }: LabelWordsProps) => (
  <>
    {children}
    {isRequired && (
      <span aria-hidden="true" className={styles.required}>
        *
      </span>
    )}
  </>
);

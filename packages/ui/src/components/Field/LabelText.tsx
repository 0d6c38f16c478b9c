import type { ReactNode } from 'react';
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';

/** How the name of a field looks, or that it is for screen readers alone. */
export const labelLook = (isHidden: boolean): string => (isHidden ? hidden : styles.label);

type LabelWordsProps = { children: ReactNode; isRequired: boolean };

/** The words of a label, with a mark where an answer is required. */
export const LabelText = ({ children, isRequired }: LabelWordsProps) => (
  <>
    {children}
    {isRequired && (
      <span aria-hidden="true" className={styles.required}>
        *
      </span>
    )}
  </>
);

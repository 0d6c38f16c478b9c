import type { ReactNode } from 'react';
import { FaultWords } from './FaultWords.tsx';
import * as styles from './Field.css.ts';
import { LabelWords, labelLook } from './LabelWords.tsx';
import type { useTextControl } from './useTextControl.ts';

type TextFrameProps = ReturnType<typeof useTextControl>['frame'] & { children: ReactNode };

/** What stands around an element that takes words: its label, its frame, and what helps to fill it in. */
export const TextFrame = ({
  id,
  label,
  hideLabel,
  isRequired,
  isDisabled,
  isReadOnly,
  description,
  descriptionId,
  fault,
  faultId,
  children,
}: TextFrameProps) => (
  <div
    className={styles.field}
    data-disabled={isDisabled || undefined}
    data-readonly={isReadOnly || undefined}
    data-invalid={faultId !== undefined || undefined}
  >
    <label htmlFor={id} className={labelLook(hideLabel)}>
      <LabelWords isRequired={isRequired}>{label}</LabelWords>
    </label>
    <div className={styles.frame}>{children}</div>
    {description && (
      <span id={descriptionId} className={styles.help}>
        {description}
      </span>
    )}
    {faultId && (
      <span id={faultId} className={styles.error}>
        <FaultWords>{fault}</FaultWords>
      </span>
    )}
  </div>
);

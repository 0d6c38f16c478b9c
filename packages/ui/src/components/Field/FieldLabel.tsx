import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import { LabelText, labelLook } from './LabelText.tsx';

type FieldLabelProps = { children: ReactNode; isHidden?: boolean; isRequired?: boolean };

/** The name of a field of react-aria. */
export const FieldLabel = ({ children, isHidden = false, isRequired = false }: FieldLabelProps) => (
  <Label className={labelLook(isHidden)}>
    <LabelText isRequired={isRequired}>{children}</LabelText>
  </Label>
);

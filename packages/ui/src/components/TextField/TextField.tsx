import type { Ref } from 'react';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  Input,
} from 'react-aria-components';
import { field, frame, input } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { type ClosedProps, type FieldProps, validity } from '../Field/fieldProps.ts';

export type TextFieldProps = Omit<AriaProps, ClosedProps> &
  FieldProps & {
    /** An example of what to write; never the only label. */
    placeholder?: string;
    /** `reading` for what an author writes. @default 'text' */
    font?: 'text' | 'reading';
    /** The input element. */
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. */
export function TextField({
  label,
  hideLabel,
  description,
  errorMessage,
  placeholder,
  font = 'text',
  ref,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField {...rest} {...validity(errorMessage)} className={field}>
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={frame}>
        <Input ref={ref} className={input} placeholder={placeholder} data-font={font} />
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} inputType={rest.type} />
    </AriaTextField>
  );
}

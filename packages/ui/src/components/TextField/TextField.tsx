import type { Ref } from 'react';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  Input,
} from 'react-aria-components';
import { frame, input } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import { type TextProps, validity } from '../Field/fieldProps.ts';

export type TextFieldProps = TextProps<AriaProps> &
  SizedFieldProps & {
    /** The input element. */
    ref?: Ref<HTMLInputElement>;
  };

/** The browser's own check of addresses refuses names in other scripts than Latin. */
const emailInput = {
  type: 'text',
  inputMode: 'email',
  pattern: String.raw`\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*`,
  spellCheck: 'false',
} as const;

/** One line of text. */
export function TextField({
  label,
  size,
  hideLabel,
  description,
  errorMessage,
  placeholder,
  font = 'text',
  onKeyDown,
  ref,
  ...rest
}: TextFieldProps) {
  const isEmail = rest.type === 'email';
  return (
    <AriaTextField
      {...rest}
      {...(isEmail && emailInput)}
      {...validity(errorMessage)}
      className={fieldLook(size)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={frame}>
        <Input
          ref={ref}
          onKeyDown={onKeyDown}
          className={input}
          placeholder={placeholder}
          autoCapitalize={isEmail ? 'none' : undefined}
          data-font={font}
        />
      </div>
      <FieldHelp
        description={description}
        errorMessage={errorMessage}
        inputType={isEmail ? 'email' : rest.inputMode}
      />
    </AriaTextField>
  );
}

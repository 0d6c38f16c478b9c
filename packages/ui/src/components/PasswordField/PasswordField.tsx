import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  Input,
} from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { frame, input, trailing } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import { type ClosedProps, type FieldProps, validity } from '../Field/fieldProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './PasswordField.css.ts';
import { passwordMessages } from './PasswordField.messages.ts';

export type PasswordFieldProps = Omit<AriaProps, ClosedProps | 'type'> &
  FieldProps &
  SizedFieldProps & {
    placeholder?: string;
    /** Rules shown under the field and ticked off as they are met. */
    rules?: readonly PasswordRule[];
    /** The input element. */
    ref?: Ref<HTMLInputElement>;
  };

/** A password, hidden until its author asks to see it. */
export function PasswordField({
  label,
  size,
  hideLabel,
  description,
  errorMessage,
  placeholder,
  rules,
  ref,
  ...rest
}: PasswordFieldProps) {
  const messages = useMessages(passwordMessages);
  const [isShown, setIsShown] = useState(false);
  return (
    <AriaTextField
      {...rest}
      {...validity(errorMessage)}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      className={fieldLook(size)}
    >
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={frame}>
        <Input ref={ref} className={input} placeholder={placeholder} />
        <span className={trailing}>
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? messages.hide : messages.show}
            size="small"
            isDisabled={rest.isDisabled}
            onPress={() => setIsShown(!isShown)}
          />
        </span>
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
      {rules && <PasswordRules rules={rules} />}
    </AriaTextField>
  );
}

export type PasswordRule = {
  /** What the password must have. */
  label: string;
  /** Whether it has. */
  isMet: boolean;
};

/** The rules of a password, ticked off while it is written. */
function PasswordRules({ rules }: { rules: readonly PasswordRule[] }) {
  const messages = useMessages(passwordMessages);
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <>
      <ul className={styles.rules}>
        {rules.map(({ label, isMet }) => (
          <li key={label} className={styles.rule} data-met={isMet || undefined}>
            <Icon icon={isMet ? Check : Circle} size={14} />
            <span>
              {label}
              <VisuallyHidden>: {isMet ? messages.met : messages.notMet}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{messages.progress(met, rules.length)}</VisuallyHidden>
    </>
  );
}

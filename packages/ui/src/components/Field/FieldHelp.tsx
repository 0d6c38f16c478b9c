import type { ReactNode } from 'react';
import { FieldError, Text, type ValidationResult } from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import * as styles from './Field.css.ts';
import { fieldMessages } from './Field.messages.ts';
import { FieldErrorText } from './FieldErrorText.tsx';
import { fieldErrorName } from './fieldErrorName.ts';

type FieldHelpProps = { description?: ReactNode; errorMessage?: ReactNode; inputType?: string };

/** What stands under a field of react-aria: the description, and what is wrong. */
export function FieldHelp({ description, errorMessage, inputType }: FieldHelpProps) {
  const messages = useMessages(fieldMessages);
  const sentence = ({ validationDetails, validationErrors }: ValidationResult) => {
    const name = fieldErrorName(validationDetails, inputType);
    return name ? messages[name] : validationErrors.join(' ') || messages.wrong;
  };
  return (
    <>
      {description && (
        <Text slot="description" className={styles.help}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {(validation) => <FieldErrorText>{errorMessage ?? sentence(validation)}</FieldErrorText>}
      </FieldError>
    </>
  );
}

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Text, type ValidationResult } from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './Field.css.ts';
import { fieldMessages } from './Field.messages.ts';

type FieldErrorName = keyof (typeof fieldMessages)['ru'];

/** Names the message for what the browser found wrong with a field. */
function fieldErrorName(validity: ValidityState, kind?: string): FieldErrorName | undefined {
  const faults: [boolean, FieldErrorName][] = [
    [validity.valueMissing, kind === 'checkbox' ? 'missingChoice' : 'missing'],
    [validity.typeMismatch, 'url'],
    [validity.tooLong, 'tooLong'],
    [validity.tooShort, 'tooShort'],
    [validity.rangeOverflow || validity.rangeUnderflow, 'outOfRange'],
    [validity.patternMismatch && kind === 'email', 'email'],
    [validity.patternMismatch || validity.badInput, 'wrong'],
  ];
  return faults.find(([isFound]) => isFound)?.[1];
}

/** What is wrong with a field, with the sign of it. */
const FieldErrorText = ({ children }: { children: ReactNode }) => (
  <>
    <Icon icon={CircleAlert} size={15} />
    <span>{children}</span>
  </>
);

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

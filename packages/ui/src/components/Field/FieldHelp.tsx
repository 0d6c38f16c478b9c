import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './Field.css.ts';
import { fieldMessages } from './Field.messages.ts';
import { validationSentence } from './validationSentence.ts';

type FieldHelpProps = { description?: ReactNode; errorMessage?: ReactNode; inputType?: string };

/** What stands under a field: the description, and what is wrong. */
export function FieldHelp({ description, errorMessage, inputType }: FieldHelpProps) {
  const words = useMessages(fieldMessages);
  return (
    <>
      {description && (
        <Text slot="description" className={styles.help}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {(validation) => (
          <>
            <Icon icon={CircleAlert} size={15} />
            <span>{errorMessage ?? validationSentence(validation, words, inputType)}</span>
          </>
        )}
      </FieldError>
    </>
  );
}

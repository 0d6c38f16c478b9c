import type { ValidationResult } from 'react-aria-components';
import type { useMessages } from '../../i18n/index.ts';
import type { fieldMessages } from './Field.messages.ts';

type Words = ReturnType<typeof useMessages<(typeof fieldMessages)['ru']>>;

/** Says in the language of the interface what the browser found wrong with a field. */
export function validationSentence(
  { validationDetails, validationErrors }: ValidationResult,
  words: Words,
  inputType?: string,
): string {
  const faults: [boolean, string][] = [
    [
      validationDetails.valueMissing,
      inputType === 'checkbox' ? words.missingChoice : words.missing,
    ],
    [validationDetails.typeMismatch, inputType === 'url' ? words.url : words.email],
    [validationDetails.tooLong, words.tooLong],
    [validationDetails.tooShort, words.tooShort],
    [validationDetails.rangeOverflow || validationDetails.rangeUnderflow, words.outOfRange],
    [validationDetails.patternMismatch || validationDetails.badInput, words.wrong],
  ];
  const fault = faults.find(([isFound]) => isFound);
  return fault ? fault[1] : validationErrors.join(' ') || words.wrong;
}

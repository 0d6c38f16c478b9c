import type { fieldMessages } from './Field.messages.ts';

export type FieldErrorName = keyof (typeof fieldMessages)['ru'];

/** Names the message for what the browser found wrong with a field. */
export function fieldErrorName(validity: ValidityState, kind?: string): FieldErrorName | undefined {
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

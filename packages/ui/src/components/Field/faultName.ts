import type { fieldMessages } from './Field.messages.ts';

export type FaultName = keyof (typeof fieldMessages)['ru'];

/** Names the message for what the browser found wrong with a field. */
export function faultName(validity: ValidityState, inputType?: string): FaultName | undefined {
  const faults: [boolean, FaultName][] = [
    [validity.valueMissing, inputType === 'checkbox' ? 'missingChoice' : 'missing'],
    [validity.typeMismatch, inputType === 'url' ? 'url' : 'email'],
    [validity.tooLong, 'tooLong'],
    [validity.tooShort, 'tooShort'],
    [validity.rangeOverflow || validity.rangeUnderflow, 'outOfRange'],
    [validity.patternMismatch || validity.badInput, 'wrong'],
  ];
  return faults.find(([isFound]) => isFound)?.[1];
}

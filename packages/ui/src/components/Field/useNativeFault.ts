import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { type FaultName, faultName } from './faultName.ts';

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

const faultOf = (field: TextElement): FaultName | null =>
  field.validity.valid ? null : (faultName(field.validity, field.type) ?? 'wrong');

const firstInvalid = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].find((control) => control.matches(':invalid:not(fieldset)'));

/**
 * What the browser finds wrong with a field: told once its text was changed and left, or its form sent,
 * and in our words. The first field of a form that is wrong takes the focus.
 */
export function useNativeFault(element: RefObject<TextElement | null>) {
  const [fault, setFault] = useState<FaultName | null>(null);

  useEffect(() => {
    const field = element.current;
    if (!field) return;
    const check = () => setFault(faultOf(field));
    // React's own comes with every letter.
    field.addEventListener('change', check);
    return () => field.removeEventListener('change', check);
  }, [element]);

  return {
    fault,
    forgetFault: () => setFault(null),
    onInvalid: (event: FormEvent<TextElement>) => {
      const field = event.currentTarget;
      if (!fault) setFault(faultOf(field));
      if (!event.isDefaultPrevented() && firstInvalid(field.form) === field) field.focus();
      event.preventDefault();
    },
  };
}

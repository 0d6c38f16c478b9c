import { ErrorSummary } from '@dreamfork/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Form.css.ts';
import type { FormState, FormValues } from './useForm.ts';

export type FormProps<Values extends FormValues> = {
  form: FormState<Values>;
  /** Links the form to a button that stands outside of it. */
  id?: string;
  /** The fields and the button that sends them. */
  children: ReactNode;
};

/**
 * Fields one below the other. After sending failed over them, the focus goes to the one wrong field, or to
 * the summary of several.
 */
export function Form<Values extends FormValues>({ form, id, children }: FormProps<Values>) {
  const { faults, failures, onSubmit } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const place = '[data-error-summary], [aria-invalid="true"]';
    element.current?.querySelector<HTMLElement>(place)?.focus();
  }, [failures]);

  return (
    <form id={id} ref={element} noValidate className={styles.form} onSubmit={onSubmit}>
      {faults.length > 1 && <ErrorSummary data-error-summary faults={faults} />}
      {children}
    </form>
  );
}

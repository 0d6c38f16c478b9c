import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import type { FormState, FormValues } from './useForm.ts';

export type FormProps<Values extends FormValues> = {
  /** From `useForm`. */
  form: FormState<Values>;
  /** Connects the form to a submit button outside of it. */
  id?: string;
  /** The fields and the submit button. */
  children: ReactNode;
};

/**
 * Fields in one column. After a submission that failed over its fields, the focus moves to the one invalid
 * field, or to the summary of several.
 */
export function Form<Values extends FormValues>({ form, id, children }: FormProps<Values>) {
  const { errors, failures, onSubmit, showErrors } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    const target = '[data-error-summary], [aria-invalid="true"]';
    element.current?.querySelector<HTMLElement>(target)?.focus();
  }, [failures]);

  // Enter submits only while there is a button for it that can be pressed; what is missing is said all the same.
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>) => {
    const isInField = target instanceof HTMLInputElement && target.type !== 'checkbox';
    const canSubmit = Array.from(currentTarget.elements).some((control) =>
      control.matches('[type="submit"]'),
    );
    if (key === 'Enter' && isInField && !canSubmit) showErrors();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears the keys of its fields.
    <form
      id={id}
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      {errors.length > 1 && <ErrorSummary data-error-summary errors={errors} />}
      {children}
    </form>
  );
}

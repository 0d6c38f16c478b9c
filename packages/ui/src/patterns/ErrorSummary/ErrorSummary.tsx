import { type Ref, useId } from 'react';
import { field } from '../../components/Field/Field.css.ts';
import { defineMessages, useMessages } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './ErrorSummary.css.ts';

const errorSummaryMessages = defineMessages({
  ru: { title: 'Проверьте эти поля' },
  en: { title: 'Check these fields' },
});

export type FormFieldError = {
  /** Name of the field, as it is sent with the form. */
  name: string;
  /** Label of the field. */
  label: string;
  /** What is wrong, as it stands at the field. */
  message: string;
};

export type ErrorSummaryProps = ExtraAttributes & {
  /** In the order of the fields. */
  errors: readonly FormFieldError[];
  /** @default “Check these fields” */
  title?: string;
  /** Takes the focus after a form could not be sent. */
  ref?: Ref<HTMLDivElement>;
};

/** Stands above the fields of a form that could not be sent; every line leads to its field. */
export function ErrorSummary({ errors, title, ref, ...rest }: ErrorSummaryProps) {
  const messages = useMessages(errorSummaryMessages);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; these words tell of them.
    <div
      {...rest}
      ref={ref}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.summary}
    >
      <p id={titleId} className={styles.title}>
        {title ?? messages.title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.jump}
              onClick={({ currentTarget }) => focusField(currentTarget.form, name)}
            >
              {label}: {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  // A date is typed in parts; the input that has the name is hidden.
  const part = named?.closest(`.${field}`)?.querySelector<HTMLElement>('[role="spinbutton"]');
  (part ?? named)?.focus();
}

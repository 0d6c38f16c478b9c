import { type FormEvent, useState } from 'react';
import type { FormFieldError } from '../ErrorSummary/ErrorSummary.tsx';
import {
  type FieldErrors,
  type FieldOfCode,
  fieldErrorsOf,
  type SubmitError,
} from './fieldErrors.ts';

export type FormValues = Record<string, string | boolean | null | readonly string[]>;

type NameOf<Values> = keyof Values & string;

type NamesOf<Values, Kind> = {
  [Name in NameOf<Values>]: Values[Name] extends Kind ? Name : never;
}[NameOf<Values>];

export type FormOptions<Values extends FormValues, Failure extends SubmitError> = {
  initial: Values;
  /** Labels of the fields, in their order on the page. */
  labels: Record<NameOf<Values>, string>;
  /** Errors that prevent submission, by field. */
  check: (values: Values) => FieldErrors<NameOf<Values>>;
  /** Submits the values; resolves with the error, if there was one. */
  send: (values: Values) => Promise<Failure | undefined>;
  /** Called when submission failed; `isShown` if the message is already shown at a field. */
  onRejected?: (error: Failure, isShown: boolean) => void;
  fieldOfCode?: FieldOfCode<NameOf<Values>>;
};

type Field<Value> = { name: string; onChange: (value: Value) => void; errorMessage?: string };

export type FormState<Values extends FormValues, Failure extends SubmitError = SubmitError> = {
  values: Values;
  isPending: boolean;
  /** Why the last submission failed, unless a field shows it. */
  rejection: Failure | undefined;
  /** Errors of the fields, after the first attempt to submit. */
  errors: readonly FormFieldError[];
  /** Number of attempts that failed over a field; the form moves the focus after each. */
  failures: number;
  onSubmit: (event?: FormEvent) => void;
  /** Shows the errors of the fields and submits nothing; whether there are any. */
  showErrors: () => boolean;
  /** Replaces the values and clears every error. @default the initial values */
  reset: (values?: Values) => void;
  /** The props of a text field. */
  field: (name: NamesOf<Values, string>) => Field<string> & { label: string; value: string };
  /** The props of a checkbox. */
  choice: (name: NamesOf<Values, boolean>) => Field<boolean> & { isSelected: boolean };
  /** The props of a field that chooses, such as a select or a list of tags. */
  pick: <Name extends NameOf<Values>>(
    name: Name,
  ) => Omit<Field<Values[Name]>, 'name'> & { value: Values[Name] };
};

/** State of a form: after the first attempt to submit, fields show errors of `check`, then of the server. */
export function useForm<Values extends FormValues, Failure extends SubmitError>({
  initial,
  labels,
  check,
  send,
  onRejected,
  fieldOfCode,
}: FormOptions<Values, Failure>): FormState<Values, Failure> {
  type Name = NameOf<Values>;
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [serverErrors, setServerErrors] = useState<FieldErrors<Name>>({});
  const [isPending, setPending] = useState(false);
  const [rejection, setRejection] = useState<Failure>();
  const [failures, setFailures] = useState(0);

  const names = Object.keys(labels) as Name[];
  const shown: FieldErrors<Name> = { ...serverErrors, ...(isChecked ? check(values) : {}) };

  const countFailure = () => setFailures((previous) => previous + 1);

  const showErrors = () => {
    setChecked(true);
    const hasErrors = Object.keys(check(values)).length > 0;
    if (hasErrors) countFailure();
    return hasErrors;
  };

  const submit = async () => {
    if (isPending || showErrors()) return;
    setPending(true);
    setRejection(undefined);
    let error: Failure | undefined;
    try {
      error = await send(values);
    } finally {
      setPending(false);
    }
    if (!error) return;
    const fieldErrors = fieldErrorsOf(error, names, fieldOfCode);
    const isShown = Object.keys(fieldErrors).length > 0;
    setServerErrors(fieldErrors);
    onRejected?.(error, isShown);
    if (isShown) countFailure();
    else setRejection(error);
  };

  const connect = <Value extends Values[Name] | string | boolean>(name: Name): Field<Value> => {
    const errorMessage = shown[name];
    return {
      name,
      onChange: (value) => {
        setValues((previous) => ({ ...previous, [name]: value }));
        setServerErrors(({ [name]: _changed, ...rest }) => rest as FieldErrors<Name>);
      },
      ...(errorMessage === undefined ? {} : { errorMessage }),
    };
  };

  return {
    values,
    isPending,
    rejection,
    failures,
    errors: names.flatMap((name) => {
      const message = shown[name];
      return message === undefined ? [] : [{ name, label: labels[name], message }];
    }),
    onSubmit: (event) => {
      event?.preventDefault();
      void submit();
    },
    showErrors,
    reset: (next = initial) => {
      setValues(next);
      setChecked(false);
      setServerErrors({});
      setRejection(undefined);
    },
    field: (name) => ({
      ...connect<string>(name),
      label: labels[name],
      value: String(values[name]),
    }),
    choice: (name) => ({ ...connect<boolean>(name), isSelected: values[name] === true }),
    pick: (name) => {
      const { name: _name, ...rest } = connect<Values[typeof name]>(name);
      return { ...rest, value: values[name] };
    },
  };
}

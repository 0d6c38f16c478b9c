import type { ApiError } from '@dreamfork/api-client';
import type { FormFault } from '@dreamfork/ui';
import { type FormEvent, useState } from 'react';
import { type Faults, type FieldOfCode, refusedFields } from './faults.ts';

export type FormValues = Record<string, string | boolean>;

type NameOf<Values> = keyof Values & string;

type NamesOf<Values, Kind> = {
  [Name in NameOf<Values>]: Values[Name] extends Kind ? Name : never;
}[NameOf<Values>];

export type FormOptions<Values extends FormValues> = {
  initial: Values;
  /** Names of the fields, in their order on the page. */
  labels: Record<NameOf<Values>, string>;
  /** What keeps the values from being sent, by field. */
  check: (values: Values) => Faults<NameOf<Values>>;
  /** Sends them, and answers why that failed, if it did. */
  send: (values: Values) => Promise<ApiError | undefined>;
  /** Says so when sending failed; `isShown` where the fields tell it already. */
  onRefused: (error: ApiError, isShown: boolean) => void;
  fieldOfCode?: FieldOfCode<NameOf<Values>>;
};

type Field<Value> = { name: string; onChange: (value: Value) => void; errorMessage?: string };

export type FormState<Values extends FormValues> = {
  values: Values;
  isPending: boolean;
  /** What is wrong with the fields, once sending was tried. */
  faults: readonly FormFault[];
  /** How often sending has failed over its fields: each time the reader is led to them. */
  failures: number;
  onSubmit: (event: FormEvent) => void;
  /** Puts other values in, as if the form had just been opened. */
  reset: (values?: Values) => void;
  /** The props of a text field. */
  field: (name: NamesOf<Values, string>) => Field<string> & { label: string; value: string };
  /** The props of a checkbox. */
  choice: (name: NamesOf<Values, boolean>) => Field<boolean> & { isSelected: boolean };
};

/**
 * A form whose fields say what is wrong with them once sending was tried, first by our own rules, then
 * by the server's.
 */
export function useForm<Values extends FormValues>({
  initial,
  labels,
  check,
  send,
  onRefused,
  fieldOfCode,
}: FormOptions<Values>): FormState<Values> {
  type Name = NameOf<Values>;
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<Faults<Name>>({});
  const [isPending, setPending] = useState(false);
  const [failures, setFailures] = useState(0);

  const names = Object.keys(labels) as Name[];
  const shown: Faults<Name> = { ...refusals, ...(isChecked ? check(values) : {}) };

  const lead = () => setFailures((previous) => previous + 1);

  const submit = async () => {
    if (isPending) return;
    setChecked(true);
    if (Object.keys(check(values)).length > 0) {
      lead();
      return;
    }
    setPending(true);
    const error = await send(values);
    setPending(false);
    if (!error) return;
    const refused = refusedFields(error, names, fieldOfCode);
    const isShown = Object.keys(refused).length > 0;
    setRefusals(refused);
    onRefused(error, isShown);
    if (isShown) lead();
  };

  const wire = <Value extends string | boolean>(name: Name): Field<Value> => {
    const errorMessage = shown[name];
    return {
      name,
      onChange: (value) => {
        setValues((previous) => ({ ...previous, [name]: value }));
        setRefusals(({ [name]: _mended, ...rest }) => rest as Faults<Name>);
      },
      ...(errorMessage === undefined ? {} : { errorMessage }),
    };
  };

  return {
    values,
    isPending,
    failures,
    faults: names.flatMap((name) => {
      const message = shown[name];
      return message === undefined ? [] : [{ name, label: labels[name], message }];
    }),
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    reset: (next = initial) => {
      setValues(next);
      setChecked(false);
      setRefusals({});
    },
    field: (name) => ({ ...wire<string>(name), label: labels[name], value: String(values[name]) }),
    choice: (name) => ({ ...wire<boolean>(name), isSelected: values[name] === true }),
  };
}

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Why a form could not be sent: a message for the whole form, and messages for single fields. */
export type SubmitError<Code extends string = string> = {
  message: string;
  code?: Code;
  errors?: readonly { path?: string | undefined; message?: string | undefined }[] | undefined;
};

/** The field that an error code is about. */
export type FieldOfCode<Field extends string> = Readonly<Partial<Record<string, Field>>>;

/** The messages of an error that belong to single fields: its `errors` by path, and its code by `fieldOfCode`. */
export function fieldErrorsOf<Field extends string>(
  error: SubmitError,
  fields: readonly Field[],
  fieldOfCode: FieldOfCode<Field> = {},
): FieldErrors<Field> {
  const found: FieldErrors<Field> = {};
  for (const { path, message } of error.errors ?? []) {
    const field = fields.find((name) => name === path);
    if (field && message) found[field] ??= message;
  }
  const field = error.code === undefined ? undefined : fieldOfCode[error.code];
  if (field) found[field] ??= error.message;
  return found;
}

/** Translates problem codes of fields with a message dictionary. */
export const translateFieldErrors = <Field extends string, Problem extends string>(
  problems: Partial<Record<Field, Problem>>,
  messages: Record<Problem, string>,
): FieldErrors<Field> =>
  Object.fromEntries(
    Object.entries<Problem | undefined>(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, messages[problem]]],
    ),
  ) as FieldErrors<Field>;

/** The same message for every required field that is empty. */
export const requiredFields = <Field extends string>(
  values: Record<Field, string>,
  fields: readonly Field[],
  message: string,
): FieldErrors<Field> =>
  Object.fromEntries(
    fields.filter((field) => !values[field].trim()).map((field) => [field, message]),
  ) as FieldErrors<Field>;

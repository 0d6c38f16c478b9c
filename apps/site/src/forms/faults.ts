import type { ApiError, ErrorCode } from '@dreamfork/api-client';

export type Faults<Field extends string> = Partial<Record<Field, string>>;

/** The field that a refusal as a whole is about. */
export type FieldOfCode<Field extends string> = Partial<Record<ErrorCode, Field>>;

/** What the server says against single fields of a form; a code may speak of a field too. */
export function refusedFields<Field extends string>(
  error: ApiError,
  fields: readonly Field[],
  fieldOfCode: FieldOfCode<Field> = {},
): Faults<Field> {
  if (error.kind !== 'http') return {};
  const faults: Faults<Field> = {};
  for (const { path, message } of error.errors ?? []) {
    const field = fields.find((name) => name === path);
    if (field && message) faults[field] ??= message;
  }
  const field = fieldOfCode[error.code];
  if (field) faults[field] ??= error.message;
  return faults;
}

/** Problems of fields in the words of a dictionary. */
export const wordFaults = <Field extends string, Problem extends string>(
  problems: Partial<Record<Field, Problem>>,
  words: Record<Problem, string>,
): Faults<Field> =>
  Object.fromEntries(
    Object.entries<Problem | undefined>(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, words[problem]]],
    ),
  ) as Faults<Field>;

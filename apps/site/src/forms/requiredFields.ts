import type { Faults } from './faults.ts';

/** The fields without which the form cannot be sent, as long as they are empty. */
export const requiredFields = <Field extends string>(
  values: Record<Field, string>,
  fields: readonly Field[],
  message: string,
): Faults<Field> =>
  Object.fromEntries(
    fields.filter((field) => !values[field].trim()).map((field) => [field, message]),
  ) as Faults<Field>;

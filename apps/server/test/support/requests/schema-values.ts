import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What to send under a field's name: ids of things that are there, documents, addresses. */
export type Seeds = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const lengthMaximum = 60;

function stringsOf({
  enum: choices,
  minLength = 0,
  maxLength = lengthMaximum,
  format,
}: JsonSchema) {
  if (choices) return fc.constantFrom(...choices);
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') {
    const years = { min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true };
    return fc.date(years).map((date) => date.toISOString());
  }
  const bounds = { minLength, maxLength: Math.min(maxLength, lengthMaximum) };
  return fc.oneof(fc.string({ unit: 'grapheme', ...bounds }), fc.lorem({ maxCount: 3 }));
}

function integersOf({ minimum, exclusiveMinimum, maximum }: JsonSchema) {
  const min = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : -10);
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  const small = fc.integer({ min, max: Math.min(max, min + 20) });
  return fc.oneof(
    { weight: 4, arbitrary: small },
    fc.maxSafeInteger().map((value) => Math.min(max, Math.max(min, value))),
  );
}

type Wish = {
  seeds: Seeds;
  /** Leaves no optional field out. */
  isComplete?: boolean;
};

function objectsOf({ properties = {}, required = [] }: JsonSchema, wish: Wish) {
  const fields = Object.entries(properties).map(([name, one]): [string, fc.Arbitrary<unknown>] => [
    name,
    wish.seeds[name] ?? fromJsonSchema(one as JsonSchema, wish),
  ]);
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(model, { requiredKeys: wish.isComplete ? Object.keys(model) : required });
}

const byType: Record<string, (schema: JsonSchema, wish: Wish) => fc.Arbitrary<unknown>> = {
  string: stringsOf,
  integer: integersOf,
  number: () => fc.double({ noDefaultInfinity: true, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: (schema, wish) => {
    const items = fromJsonSchema(schema.items as JsonSchema, wish);
    return fc.array(items, { minLength: schema.minItems ?? 0, maxLength: 4 });
  },
  object: objectsOf,
};

function fromJsonSchema(schema: JsonSchema, wish: Wish): fc.Arbitrary<unknown> {
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return fc.oneof(...kinds.map((one) => fromJsonSchema(one as JsonSchema, wish)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  const make = typeof schema.type === 'string' ? byType[schema.type] : undefined;
  return make ? make(schema, wish) : fc.jsonValue();
}

/** Values that a schema describes. What only its code checks may still refuse them. */
export const valuesOf = (schema: z.core.$ZodType, wish: Wish): fc.Arbitrary<unknown> =>
  fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), wish);

/** A value that a schema accepts, complete and the same in every run. */
export function exampleOf(schema: z.core.$ZodType, seeds: Seeds): unknown {
  const values = valuesOf(schema, { seeds, isComplete: true });
  const sampled = fc.sample(values, { seed: 1, numRuns: 50 });
  const accepted = sampled.find((value) => z.safeParse(schema, value).success);
  if (accepted === undefined) throw new Error('No value was found that this schema accepts.');
  return accepted;
}

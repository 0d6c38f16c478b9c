import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listRoutes } from './index.ts';

/** The schemas inside a schema that read what is sent, before any of them changes it. */
function innerSchemas(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type === 'array') return [['[]', def.element]];
  if (def.type === 'union') return def.options.map((option) => ['', option]);
  if (def.type === 'pipe') return [def.in, def.out].map((part) => ['', part]);
  return 'innerType' in def ? [['', def.innerType]] : [];
}

type Field = { path: string; schema: z.core.$ZodType };

const textFields = (path: string, schema: z.core.$ZodType): Field[] =>
  (schema as z.core.$ZodTypes)._zod.def.type === 'string'
    ? [{ path, schema }]
    : innerSchemas(schema).flatMap(([key, inner]) =>
        textFields(key === '' ? path : `${path}.${key}`, inner),
      );

const routes = listRoutes();
const fields = routes.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? textFields(`${method} ${path} ${part}`, schema) : [],
  ),
);
const versions = routes.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema
      ? innerSchemas(schema)
          .filter(([key]) => key === 'version')
          .map(([, inner]): Field => ({ path: `${method} ${path} ${part}`, schema: inner }))
      : [],
  ),
);

describe('what is sent', () => {
  it('is refused with a NUL in any text, which not every database can store', () => {
    expect(fields.length).toBeGreaterThan(80);
    const lenient = fields.filter(({ schema }) => z.safeParse(schema, 'Fonar2026\0').success);
    expect(lenient.map(({ path }) => path)).toEqual([]);
  });

  it('is refused with a version that no story can have', () => {
    expect(versions.length).toBeGreaterThan(8);
    const lenient = versions.filter(({ schema }) => z.safeParse(schema, 2 ** 31).success);
    expect(lenient.map(({ path }) => path)).toEqual([]);
  });
});

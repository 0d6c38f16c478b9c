import type { FastifySchemaCompiler } from 'fastify';
import plugin from 'fastify-plugin';
import { z } from 'zod';
import { RequestMismatch } from '../api-error.ts';
import { UnreadBody } from '../unread-body.ts';

const validate: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (input) => {
    if (input instanceof UnreadBody) return { value: input };
    const result = z.safeParse(schema, input);
    return result.success
      ? { value: result.data }
      : { error: new RequestMismatch(result.error.issues) };
  };

/** Checks every request and response against the zod schemas of the contract. */
export const validation = plugin(
  async (app) => {
    app.setValidatorCompiler(validate);
    // A response is parsed, not encoded: encoding a schema with a one-way transform throws.
    app.setSerializerCompiler<z.core.$ZodType>(({ schema, method, url }) => (data) => {
      const result = z.safeParse(schema, data);
      if (result.success) return JSON.stringify(result.data);
      throw new Error(`The answer of ${method} ${url} does not match the contract.`, {
        cause: result.error,
      });
    });
  },
  { name: 'validation' },
);

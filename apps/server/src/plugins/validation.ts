import type { FastifySchemaCompiler } from 'fastify';
import plugin from 'fastify-plugin';
import { z } from 'zod';

/** A part of a request that does not match the contract. */
export class RequestMismatch extends Error {
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not match the contract.');
    this.issues = issues;
  }
}

const validate: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (input) => {
    const result = z.safeParse(schema, input);
    return result.success
      ? { value: result.data }
      : { error: new RequestMismatch(result.error.issues) };
  };

/** Checks every request and every answer against the zod schemas of the contract. */
export const validation = plugin(
  async (app) => {
    app.setValidatorCompiler(validate);
    // The contract reads numbers and text alike as a role, so an answer is parsed, not encoded:
    // encoding a schema with a one-way transform throws.
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

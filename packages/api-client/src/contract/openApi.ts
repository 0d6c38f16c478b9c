import * as z from 'zod/mini';
import { errorCodes, errorStatuses } from '../values/errors.ts';
import { errorResponse } from './error.ts';

import { needsUser, type Route, refusalsOf } from './route.ts';

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });

const parametersOf = (place: 'path' | 'query', schema: z.core.$ZodType | undefined) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: value,
  }));
};

/** A route as an operation of OpenAPI 3.1. */
export const operationOf = (route: Route) => ({
  [route.path]: {
    [route.method.toLowerCase()]: {
      summary: route.summary,
      tags: [route.tag],
      ...(needsUser(route.access) ? { security: [{ bearer: [] }] } : {}),
      parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query)],
      ...(route.body
        ? {
            requestBody: {
              content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
            },
          }
        : {}),
      responses: {
        [route.status ?? 200]: {
          content: {
            [route.contentType ?? 'application/json']: {
              schema: schemaOf(route.response, 'output'),
            },
          },
        },
        ...Object.fromEntries(
          refusalsOf(route).map((status) => [
            status,
            {
              description: errorCodes.filter((code) => errorStatuses[code] === status).join(', '),
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            },
          ]),
        ),
      },
    },
  },
  components: { schemas: { Error: schemaOf(errorResponse, 'output') } },
});

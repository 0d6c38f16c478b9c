import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import plugin from 'fastify-plugin';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { serverVersion } from '../configuration/paths.ts';

export const documentationPath = '/api/docs';

// Swagger UI writes style attributes and data: pictures; this policy applies to its pages only.
const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
].join('; ');

/** An OpenAPI description made from the contract, browsable at `/api/docs`. */
export const documentation = plugin(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Dreamfork',
          version: serverVersion,
          description: 'Interactive branching stories: writing, reading and administration.',
        },
        components: {
          securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          },
        },
      },
      // Schemas that only code can check (a transform, a preprocess) are described as any value.
      transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
    });
    await app.register(swaggerUi, { routePrefix: documentationPath, staticCSP: policy });
  },
  { name: 'documentation' },
);

import { register } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';

/** How long the end of the server waits for a collector that does not answer, in milliseconds. */
const patience = 3000;

/** Requests of supervisors and of Prometheus, which would be most of what is sent. */
const isProbe = (url = ''): boolean => /^\/(?:health|metrics)\b/.test(url);

/** As in the log: no query, which may hold a token, and nothing that tells who a visitor is. */
const leftOut = {
  'url.query': undefined,
  'client.address': undefined,
  'network.peer.address': undefined,
  'network.peer.port': undefined,
  'user_agent.original': undefined,
};

/**
 * Sends traces of requests and their queries, with the `OTEL_…` settings of the SDK. Only modules that are loaded
 * later are traced. Returns a function that sends what is left.
 */
export function startTracing(): () => Promise<void> {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, {
    data: { include: ['pg'] },
  });
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? 'dreamfork',
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => isProbe(url),
        // The ids of a trace are not for the servers that authors name.
        disableOutgoingRequestInstrumentation: true,
        startIncomingSpanHook: () => leftOut,
      }),
      // Gives the span of a request its route.
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        instrumentHandler: false,
        ignorePaths: ({ url }) => isProbe(url),
        requestHook: (span, { url }) => span.setAttribute('url.path', url.split('?', 1)[0] ?? ''),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  return async () => {
    const sent = sdk.shutdown().catch((error: unknown) => {
      console.error(`The last traces could not be sent. ${String(error)}`);
    });
    await Promise.race([sent, setTimeout(patience, undefined, { ref: false })]);
  };
}

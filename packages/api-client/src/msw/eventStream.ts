import * as z from 'zod/mini';

/** Sends events as they come, as a server does; a reader that hangs up ends them. */
export function toEventStream<Event>(
  schema: z.ZodMiniType<Event>,
  events: AsyncIterable<Event>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) return controller.close();
      const data = JSON.stringify(z.parse(schema, next.value));
      controller.enqueue(encoder.encode(`data: ${data}\n\n`));
    },
    cancel() {
      void iterator.return?.();
    },
  });
}

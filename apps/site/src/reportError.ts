import {
  browserBaseUrl,
  type ClientError,
  clientErrorFramesMaximum,
  routePath,
  routes,
} from '@dreamfork/api-client';

const framePattern = /(?:https?:\/\/[^/\s]+)?(\/[\w/.@-]{1,199}):(\d+):(\d+)\)?$/;

/** Scripts, lines and columns of a stack, without its texts. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, script, row, column] = framePattern.exec(line.trim()) ?? [];
      return script ? [`${script}:${row}:${column}`] : [];
    })
    .slice(0, clientErrorFramesMaximum);

/** The class, the place and the page of an error; no message, which could quote what an author wrote. */
export function describeError(
  kind: ClientError['kind'],
  error: unknown,
  pathname: string,
): ClientError {
  const { name, stack = '' } = error instanceof Error ? error : new Error();
  return {
    kind,
    name: error instanceof Error && /^[\w$.]{1,100}$/.test(name) ? name : 'Unknown',
    page: pathname
      .split('/')
      .map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : ':id'))
      .join('/')
      .slice(0, 200),
    frames: error instanceof Error ? framesOf(stack) : [],
  };
}

/** Different errors that one page reports. */
const reportsMaximum = 5;
const reported = new Set<string>();

/** Reports an error to the operator of the server, each once while the page is open. */
export function reportError(kind: ClientError['kind'], error: unknown): void {
  const body = JSON.stringify(describeError(kind, error, globalThis.location.pathname));
  if (reported.has(body) || reported.size >= reportsMaximum) return;
  reported.add(body);
  const address =
    browserBaseUrl(import.meta.env.VITE_API_BASE ?? '') + routePath(routes.system.reportError);
  // Without a connection, or at a server that takes no reports, the console of the browser has the error.
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    body,
  }).catch(() => {});
}

/** For React: what an error boundary shows instead of a part of the page. */
export function reportCaught(error: unknown): void {
  console.error(error);
  reportError('boundary', error);
}

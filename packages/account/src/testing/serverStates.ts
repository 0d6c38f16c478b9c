import {
  type Capabilities,
  type ErrorCode,
  errorMessages,
  errorStatuses,
} from '@dreamfork/api-client';
import { capabilitiesAnswer } from '@dreamfork/api-client/fixtures';
import { t } from '@dreamfork/ui/testing';
import { HttpResponse, http } from 'msw';

/** A server with other capabilities. Put it before `createHandlers()`. */
export const withCapabilities = (changes: Partial<Capabilities>) =>
  http.get('*/api/capabilities', () => HttpResponse.json({ ...capabilitiesAnswer, ...changes }));

type Method = 'post' | 'put' | 'delete';

/** A server that refuses one request with this code. Put it before `createHandlers()`. */
export const refusing = (method: Method, path: string, code: ErrorCode) =>
  http[method](`*${path}`, () =>
    HttpResponse.json(
      { success: false, code, message: t(errorMessages)[code] },
      { status: errorStatuses[code] },
    ),
  );

/** A server that never answers one request. Put it before `createHandlers()`. */
export const pending = (method: Method | 'get', path: string) =>
  http[method](`*${path}`, () => new Promise<never>(() => undefined));

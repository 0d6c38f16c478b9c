import { fail, type Result } from '@dreamfork/story';
import type { ApiError } from './apiError.ts';
import { clientMessages } from './messages.ts';
import { type ClientOptions, localeOf } from './transport.ts';

type Calls = Record<string, (...input: never[]) => Promise<Result<unknown, ApiError>>>;

/** Makes groups of calls whose code comes with the first of them: most pages never make one. */
export const createLazyCalls =
  (options: ClientOptions) =>
  <Group extends Calls>(load: () => Promise<Group>): Group =>
    new Proxy({} as Group, {
      get:
        (_, name: string) =>
        async (...input: never[]) => {
          const group = await load().catch(() => null);
          const message = clientMessages[localeOf(options)].network;
          return group?.[name]?.(...input) ?? fail<ApiError>({ kind: 'network', message });
        },
    });

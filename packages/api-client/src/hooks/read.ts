import type { Result } from '@dreamfork/story';
import { unstable_serialize } from 'swr';
import type { ApiError } from '../client/apiError.ts';
import type { ApiClient } from '../client/createClient.ts';

/** A call whose answer is kept: what it is kept under, and how it is asked. */
export type Read<Input, Data> = {
  name: string;
  ask: (client: ApiClient, input: Input) => Promise<Result<Data, ApiError>>;
};

/** What an answer is kept under: whose it is, what was asked, and with which input. */
export type AnswerKey = readonly [session: string | null, name: string, input: unknown];

/** A key as text, as the cache holds it. */
export const keyText = (key: AnswerKey): string => unstable_serialize([...key]);

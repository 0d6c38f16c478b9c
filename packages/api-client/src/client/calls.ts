import type { Result } from '@dreamfork/story';
import type { contract, optionalContract, RouteInput, RouteResponse } from '../contract/index.ts';
import type { RouteData } from '../routes/route.ts';
import type { ApiError } from './apiError.ts';

// Schemas are seen as types alone: none comes into a page that makes calls.
type Contract = typeof contract & typeof optionalContract;
type Described = { [Name in keyof Contract]: Contract[Name][keyof Contract[Name]] }[keyof Contract];
// Distributive, so that one of two routes is no third one.
type Address<Data extends RouteData> = Data extends RouteData
  ? `${Data['method']} ${Data['path']}`
  : never;
type Inputs = { [Definition in Described as Address<Definition>]: RouteInput<Definition> };
type Responses = { [Definition in Described as Address<Definition>]: RouteResponse<Definition> };

/** What a call takes: `params`, `query` and `body`, as far as the contract names them. */
export type Input<Data extends RouteData> =
  Address<Data> extends keyof Inputs ? Inputs[Address<Data>] : never;

/** An input, or one whose body is encoded already. */
export type Sent<Data extends RouteData> =
  | Input<Data>
  | (Omit<Input<Data>, 'body'> & { body: FormData | Blob });

/** What comes of a call. */
export type CallResult<Data extends RouteData> = Result<Answer<Data>, ApiError>;

/** What a call answers, by the contract. */
export type Answer<Data extends RouteData> = Data extends { answers: 'file' }
  ? File
  : Address<Data> extends keyof Responses
    ? Responses[Address<Data>]
    : never;

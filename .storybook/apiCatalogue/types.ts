import type { Method } from '../../packages/api-client/src/contract/index.ts';

/** A call as it went over the wire while a contract case ran against the mock server. */
export type Exchange = {
  /** The contract case that made the call, as a sentence. */
  name: string;
  /** Who called, by user name; null without a token. */
  caller: string | null;
  path: string;
  /** The body that was sent; the fields of a form. */
  body?: unknown;
  status: number;
  /** The code of a refusal. */
  code?: string | undefined;
  answer: unknown;
};

/** A function of the client, or a hook, as the compiler sees it. */
export type Callable = { name: string; description: string; signature: string };

export type RecordedRoute = {
  id: string;
  group: string;
  name: string;
  method: Method;
  path: string;
  exchanges: readonly Exchange[];
  /** The functions of the client that make this call. */
  calls: readonly Callable[];
  /** The hooks that make it. */
  hooks: readonly Callable[];
};

export type Recording = {
  routes: readonly RecordedRoute[];
  /** Hooks that make no call of their own. */
  generalHooks: readonly Callable[];
};

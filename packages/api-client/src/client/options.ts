import type { HttpError } from './apiError.ts';
import type { ClientLocale } from './messages.ts';

export const requestTimeout = 10_000;

export type ClientOptions = {
  /** Base address without a slash at the end; empty means the page's own origin. */
  baseUrl: string;
  /** The token to send, asked for at every call. */
  getToken: () => string | null | undefined;
  /** Called when the server no longer accepts the token that a call was made with; `session-blocked` says that its user is blocked. */
  onUnauthorized: (error: HttpError) => void;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** Language of messages; a function where it can change while the client lives. @default 'ru' */
  locale?: ClientLocale | (() => ClientLocale);
  /** Milliseconds until a call is given up. @default 10000 */
  timeout?: number;
  /** Headers of every call beside those of the client, asked for at every call. */
  headers?: () => Readonly<Record<string, string>>;
};

export type CallOptions = {
  /** Gives the call up from outside. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until this call is given up. @default that of the client, or five minutes for a file */
  timeout?: number;
  /** Called while a form leaves, with the share that has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** The language of the moment. */
export const localeOf = ({ locale = 'ru' }: ClientOptions): ClientLocale =>
  typeof locale === 'function' ? locale() : locale;

/**
 * Who may call: `public` ignores the token, `optional` uses it while its session lasts and then answers 401 in
 * place of 404, `user` answers 401 without one, `owner` moreover answers 404 to everyone but the owner of what
 * the call names, `moderator` answers 403 to users, `admin` to any other role.
 */
export type Access = 'public' | 'optional' | 'user' | 'owner' | 'moderator' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a page needs to know to make a call; its schemas stand in the contract. */
export type RouteData = {
  method: Method;
  /** Path with `{name}` parameters, as in the specification. */
  path: string;
  access: Access;
  /** A second status with an answer of the same shape. */
  otherStatus?: 503;
  /** What a successful call answers with. @default 'json' */
  answers?: 'file' | 'stream';
  /** Lets the call finish although the page is left. */
  keepalive?: true;
  /** Milliseconds until the call is given up. @default that of the client */
  timeout?: number;
  /** What the client says where the server gives no message of its own. @default by the status */
  fallback?: 'login' | 'register';
  /** Brings the answer of any known server into the shape of the contract; undefined where it cannot be read. */
  read?: (answer: unknown, sent: unknown) => unknown;
};

type Extras = Omit<RouteData, 'method' | 'path' | 'access'>;

/** Milliseconds for files, whichever way they go, and for texts of a model. */
export const fileTimeout = 300_000;
/** A gigabyte over a line of 5 Mbit/s. */
export const storyFileTimeout = 30 * 60_000;

/** What of the extras the type of a call says. */
type Told<Given extends Extras> = Given extends { answers: infer Kind }
  ? { answers: Kind }
  : unknown;

/* @__NO_SIDE_EFFECTS__ */
const by =
  <const M extends Method>(method: M) =>
  <const P extends string, const A extends Access, const E extends Extras = object>(
    path: P,
    access: A,
    extras?: E,
  ) =>
    ({ method, path, access, ...extras }) as RouteData & {
      method: M;
      path: P;
      access: A;
    } & Told<E>;

export const get = by('GET');
export const post = by('POST');
export const put = by('PUT');
export const remove = by('DELETE');

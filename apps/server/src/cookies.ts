import type { FastifyReply, FastifyRequest } from 'fastify';

type Cookie = {
  name: string;
  value: string;
  /** The path that it is sent to, with all below. */
  path: string;
  /** In seconds; 0 deletes it. */
  maxAge: number;
  isHttps: boolean;
};

/** The value of a cookie, if the request has it. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

/** Sets a cookie that scripts cannot read. */
export const setCookie = (
  reply: FastifyReply,
  { name, value, path, maxAge, isHttps }: Cookie,
): FastifyReply =>
  reply.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  );

import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicAddress } from './configuration/public-address.ts';
import type { Services } from './services/services.ts';

/** The value of a cookie, if the request has it. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

const isHttps = ({ configuration }: Pick<Services, 'configuration'>, request: FastifyRequest) =>
  publicAddress(configuration, request).startsWith('https:');

// Browsers take a cookie with this prefix from no other host and from no page without https.
const ownName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/** The value of a cookie that `setOwnCookie` has set. */
export const readOwnCookie = (
  services: Pick<Services, 'configuration'>,
  request: FastifyRequest,
  name: string,
): string | undefined => readCookie(request, ownName(name, isHttps(services, request)));

type Cookie = {
  name: string;
  value: string;
  /** In seconds; 0 deletes it. */
  maxAge: number;
};

/** Sets a cookie that scripts cannot read, and that other hosts of the same domain cannot set. */
export function setOwnCookie(
  services: Pick<Services, 'configuration'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { name, value, maxAge }: Cookie,
): void {
  const isSecure = isHttps(services, request);
  const attributes = `Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${ownName(name, isSecure)}=${value}; ${attributes}`);
}

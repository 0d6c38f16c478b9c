import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';

type Cdn = Pick<Configuration, 'cdn'>;

/** Seconds of the whole in which a CDN answers once more while it asks again. */
const revalidating = (seconds: number): number => Math.floor(seconds / 12);

/** How many requests this visitor has left is for nobody else. */
const visitorHeaders = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

type Kept = {
  /** What browsers do; they keep an address with a version for ever. @default 'max-age=0' */
  browsers?: string;
  /** At most so many seconds in shared caches. */
  seconds?: number;
};

export const forEver = 'max-age=31536000, immutable';

/**
 * Lets shared caches keep an answer that is the same for everybody, for as long as the operator allows: so much later
 * nobody reads there what is not public any more. The header of RFC 9213 is for CDNs alone: in `Cache-Control`
 * browsers would also answer once more with what they had, and show a story as it was before the last save.
 */
export function allowSharedCache(
  reply: FastifyReply,
  { cdn }: Cdn,
  { browsers = 'max-age=0', seconds = cdn.seconds }: Kept = {},
): FastifyReply {
  for (const name of visitorHeaders) reply.removeHeader(name);
  const whole = Math.min(seconds, cdn.seconds);
  const stale = revalidating(whole);
  return reply
    .header('cache-control', `public, ${browsers}, s-maxage=${whole}`)
    .header('cdn-cache-control', `max-age=${whole - stale}, stale-while-revalidate=${stale}`);
}

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether whoever asks has this answer already. Caches that compress make a tag weak. */
export const isHeld = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']
    ?.split(',')
    .some((held) => held.trim() === '*' || opaque(held) === opaque(etag)) ?? false;

import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import {
  type fetchFileRequest,
  type MediaFile,
  maxCaptionsBytes,
  maxUploadBytes,
} from '@dreamfork/api-client/contract';
import ipaddr from 'ipaddr.js';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { serverVersion } from '../../configuration/paths.ts';
import type { Services } from '../services.ts';
import { quotaOf, usedSpace } from './quota.ts';
import { receiveFile } from './receive-file.ts';
import type { UploadOwner } from './showable-files.ts';
import { storeFile } from './store-file.ts';

/** Whether an address belongs to the public internet: neither to this machine nor to any inner network. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const redirectsMaximum = 5;
const timeLimit = 60_000;

type MayConnect = (address: string) => boolean;

const refused = (cause: unknown) => new ApiError('media-address-refused', { cause });

/** Resolves a name to its allowed addresses alone, to which the connection is then made. */
const guardedLookup =
  (mayConnect: MayConnect): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      // One inner address is reason enough: the name may lead elsewhere at the next try.
      if (found.length === 0 || !found.every(({ address }) => mayConnect(address))) {
        return done(new Error(`${name} leads into an internal network.`), []);
      }
      const [first] = found;
      if (options.all || !first) return done(null, found);
      done(null, first.address, first.family);
    });
  };

function parseAddress(text: string, mayConnect: MayConnect, base?: URL): URL {
  if (!URL.canParse(text, base)) throw refused(new Error('This is no address.'));
  const url = new URL(text, base);
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const isAllowed =
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    (isIP(host) === 0 || mayConnect(host));
  if (!isAllowed) throw refused(new Error(`${url.protocol}//${url.host} is not allowed.`));
  return url;
}

const request = (url: URL, mayConnect: MayConnect, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const options = {
      agent: false,
      lookup: guardedLookup(mayConnect),
      signal,
      headers: { 'user-agent': `Dreamfork/${serverVersion}`, accept: '*/*' },
    } as const;
    get(url, options, resolve).on('error', reject);
  });

async function follow(
  text: string,
  mayConnect: MayConnect,
  signal: AbortSignal,
): Promise<{ url: URL; answer: IncomingMessage }> {
  let url = parseAddress(text, mayConnect);
  for (let redirects = 0; redirects <= redirectsMaximum; redirects += 1) {
    const answer = await request(url, mayConnect, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return { url, answer };
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
      throw refused(new Error(`${url.host} answered ${statusCode}.`));
    }
    url = parseAddress(headers.location, mayConnect, url);
  }
  throw refused(new Error('There are too many redirects.'));
}

function nameOf(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    // A name with a broken escape is used as it is.
    return last;
  }
}

/** The name and type under which a file is accepted as captions or not at all. */
const asCaptions = (name: string) => ({
  name: `${name.replace(/\.[^.]*$/, '') || 'captions'}.vtt`,
  declared: 'text/vtt',
});

type Order = Omit<z.output<typeof fetchFileRequest>, 'storyId'> & UploadOwner;

/**
 * Copies a file of another server into the files of a user. Only addresses of the public internet are asked,
 * after every redirect again.
 * @throws ApiError `media-address-refused`, or as `storeFile` does.
 */
export async function fetchFile(
  services: Services,
  { owner, storyId, url: text, isCaptions = false }: Order,
): Promise<MediaFile> {
  const { media, database } = services;
  const largest = isCaptions ? maxCaptionsBytes : maxUploadBytes;
  const room = quotaOf(services, owner) - (await usedSpace(database, owner.id)).bytes;
  const signal = AbortSignal.timeout(timeLimit);
  return media.temporary.within(async (path) => {
    const { file, url, declared } = await receive().catch((error: unknown) => {
      throw error instanceof ApiError ? error : refused(error);
    });
    const details = { description: '', tags: '' };
    const named = isCaptions ? asCaptions(nameOf(url)) : { name: nameOf(url), declared };
    return storeFile(services, { ...details, ...named, owner, storyId, file });

    async function receive() {
      const { answer, url: found } = await follow(text, media.mayFetchFrom, signal);
      const received = await receiveFile(answer, {
        path,
        maximum: Math.min(room, largest),
        code: room < largest ? 'media-quota-exceeded' : 'media-too-large',
      });
      return { file: received, url: found, declared: answer.headers['content-type'] ?? '' };
    }
  });
}

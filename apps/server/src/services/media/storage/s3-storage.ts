import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { ApiError } from '../../../api-error.ts';
import type { S3Bucket } from '../../../configuration/configuration.ts';
import type { MediaStorage, Presentation, StoredObject } from './storage.ts';

const answerLimit = 15_000;
const writeLimit = 120_000;

/** For how many seconds an address stays the same, and how long it is valid from the beginning of these. */
type AddressTimes = { same: number; valid: number };

/** A browser follows a redirect at once, and keeps what it got. */
const fetchedOnce: AddressTimes = { same: 15, valid: 60 };

/** Browsers go on with the address that a redirect led to, for as long as a film or a sound plays. */
const played: AddressTimes = { same: 30 * 60, valid: 90 * 60 };

const timesOf = (mimeType: string): AddressTimes =>
  /^(?:video|audio)\//.test(mimeType) ? played : fetchedOnce;

const entry = /<Contents>(.*?)<\/Contents>/gs;
const fieldOf = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

const unescapeXml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const joined = (base: string, ...parts: string[]): string =>
  [base.replace(/\/+$/, ''), ...parts].join('/');

/** The bucket as browsers reach it. */
export const bucketAddress = ({ endpoint, bucket, publicUrl }: S3Bucket): string =>
  publicUrl ?? joined(endpoint, bucket);

/** @throws ApiError `server-busy` where the storage goes in the middle of it. */
async function* contentOf({ body }: Response): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* body;
  } catch (error) {
    throw new ApiError('server-busy', { cause: error });
  }
}

type Answering = RequestInit & { limit?: number };

/** Keeps objects in a bucket of a storage that speaks S3. */
export function createS3Storage(settings: S3Bucket): MediaStorage {
  const client = new AwsClient({ ...settings, service: 's3', retries: 2 });
  const bucket = joined(settings.endpoint, settings.bucket);
  const addressIn = (base: string, key: string) => new URL(joined(base, key));

  /** @throws ApiError `server-busy` or `storage-full`. Undefined for an object that is not there. */
  async function call(
    address: URL,
    { limit = answerLimit, ...options }: Answering = {},
  ): Promise<Response | undefined> {
    const controller = new AbortController();
    // For the answer alone: a slow reader may take its time with the content.
    const timer = setTimeout(() => controller.abort(), limit);
    try {
      const response = await client.fetch(address, {
        ...options,
        redirect: 'error',
        signal: controller.signal,
      });
      if (response.ok) return response;
      const reason = await response.text();
      if (response.status === 404 && !reason.includes('NoSuchBucket')) return undefined;
      throw new ApiError(response.status === 507 ? 'storage-full' : 'server-busy', {
        cause: new Error(`The object storage answered ${response.status}: ${reason.slice(0, 500)}`),
      });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError('server-busy', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async function* list(prefix = ''): AsyncIterable<StoredObject> {
    let next: string | undefined;
    do {
      const address = new URL(bucket);
      address.searchParams.set('list-type', '2');
      address.searchParams.set('prefix', prefix);
      if (next) address.searchParams.set('continuation-token', next);
      const xml = (await (await call(address))?.text()) ?? '';
      for (const [, content = ''] of xml.matchAll(entry)) {
        yield {
          key: fieldOf(content, 'Key') ?? '',
          bytes: Number(fieldOf(content, 'Size')),
          changedAt: Date.parse(fieldOf(content, 'LastModified') ?? ''),
        };
      }
      const token = fieldOf(xml, 'NextContinuationToken');
      next = token === undefined ? undefined : unescapeXml(token);
    } while (next);
  }

  return {
    async write(key, path) {
      const body = await openAsBlob(path);
      await call(addressIn(bucket, key), { method: 'PUT', body, limit: writeLimit });
      await rm(path, { force: true });
    },
    async read(key, range) {
      const options = range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {};
      const response = await call(addressIn(bucket, key), options);
      if (!response) return undefined;
      return Readable.from(contentOf(response), { objectMode: false });
    },
    async size(key) {
      const response = await call(addressIn(bucket, key), { method: 'HEAD' });
      return response && Number(response.headers.get('content-length'));
    },
    async removeFolder(folder) {
      for await (const { key } of list(folder)) {
        await call(addressIn(bucket, key), { method: 'DELETE' });
      }
    },
    list: () => list(),
    async addressOf(key, { mimeType, disposition }: Presentation) {
      const { same, valid } = timesOf(mimeType);
      const address = addressIn(bucketAddress(settings), key);
      address.searchParams.set('X-Amz-Expires', String(valid));
      address.searchParams.set('response-content-type', mimeType);
      address.searchParams.set('response-content-disposition', disposition);
      address.searchParams.set('response-cache-control', `private, max-age=${valid}`);
      const since = new Date(Math.floor(Date.now() / 1000 / same) * same * 1000);
      const datetime = since.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
      const signed = await client.sign(address.href, { aws: { signQuery: true, datetime } });
      return signed.url;
    },
    async check() {
      const address = new URL(bucket);
      address.searchParams.set('list-type', '2');
      address.searchParams.set('max-keys', '1');
      if (!(await call(address))) throw new ApiError('server-busy');
    },
  };
}

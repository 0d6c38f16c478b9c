import { maxUploadBytes, maxWaveformLength, mediaFileChange } from '@dreamfork/api-client/contract';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { z } from 'zod';
import { ApiError, RequestMismatch } from '../../api-error.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import type { FileDetails, ReceivedPoster } from './store-file.ts';
import type { TemporaryFiles } from './temporary-files.ts';

/** The largest picture that stands for a video. */
const posterMaximum = 5 * 1024 * 1024;

export type ReceivedUpload = FileDetails & {
  file: ReceivedFile;
  name: string;
  declared: string;
  poster: ReceivedPoster | undefined;
};

const details = mediaFileChange.shape;

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
});

const fields = z.object({
  description: details.description,
  tags: details.tags,
  metadataJson: z
    .optional(json)
    .pipe(z.optional(z.object({ description: details.description, tags: details.tags }))),
  waveform: z
    .optional(json)
    .pipe(z.optional(z.array(z.int().min(0).max(255)).max(maxWaveformLength))),
});

function readFields(values: Readonly<Record<string, unknown>>): FileDetails {
  const read = fields.safeParse(values);
  if (!read.success) throw new RequestMismatch(read.error.issues);
  const { description, tags, metadataJson, waveform } = read.data;
  return {
    description: description ?? metadataJson?.description ?? '',
    tags: tags ?? metadataJson?.tags ?? '',
    waveform,
  };
}

export type FormParts = AsyncIterable<MultipartFile | MultipartValue>;

/** @throws ApiError `request-invalid` where the form breaks off or is none. */
export async function* wellFormed(
  parts: FormParts,
): AsyncGenerator<MultipartFile | MultipartValue> {
  try {
    yield* parts;
  } catch (error) {
    // The plugin's own errors carry a status; those of its parser are plain.
    throw Object(error).statusCode ? error : new ApiError('request-invalid', { cause: error });
  }
}

type Order = { parts: FormParts; temporary: TemporaryFiles /** Bytes that fit. */; room: number };

/**
 * Receives the form of an upload and hands it over; its files are gone afterwards.
 * @throws ApiError `request-invalid`, `media-too-large`, `media-quota-exceeded` or `server-busy`.
 */
export const receiveUpload = <Value>(
  { parts, temporary, room }: Order,
  work: (upload: ReceivedUpload) => Promise<Value>,
): Promise<Value> =>
  temporary.within((filePath) =>
    temporary.within(async (posterPath) => {
      const values: Record<string, unknown> = {};
      let found: Pick<ReceivedUpload, 'file' | 'name' | 'declared'> | undefined;
      let poster: ReceivedPoster | undefined;
      for await (const part of wellFormed(parts)) {
        if (part.type === 'field') {
          values[part.fieldname] = part.value;
        } else if (part.fieldname === 'file' && !found) {
          const isQuota = room < maxUploadBytes;
          const file = await receiveFile(part.file, {
            path: filePath,
            maximum: Math.min(room, maxUploadBytes),
            code: isQuota ? 'media-quota-exceeded' : 'media-too-large',
          });
          found = { file, name: part.filename, declared: part.mimetype };
        } else if (part.fieldname === 'poster' && !poster) {
          const limit = { maximum: posterMaximum, code: 'media-too-large' } as const;
          const file = await receiveFile(part.file, { path: posterPath, ...limit });
          poster = { ...file, declared: part.mimetype };
        } else {
          throw new ApiError('request-invalid');
        }
      }
      if (!found) throw new ApiError('request-invalid');
      return work({ ...readFields(values), ...found, poster });
    }),
  );

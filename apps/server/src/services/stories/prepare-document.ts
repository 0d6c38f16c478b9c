import type { ErrorDetail } from '@dreamfork/api-client/contract';
import type { Problem, Result } from '@dreamfork/story';
import { ApiError, RequestMismatch } from '../../api-error.ts';
import type { PackedDocument } from '../../document/pack-document.ts';
import type { DocumentSource, HeldDocument } from '../../document/read-document.ts';
import type { SaveFacts, SaveForm, SaveOrder, SaveReading } from '../../document/read-save.ts';
import { UnreadBody } from '../../unread-body.ts';
import type { Services } from '../services.ts';

export const toDetail = ({ code, place }: Problem): ErrorDetail => ({
  code,
  place,
  ...(place.path === undefined ? {} : { path: place.path }),
});

/** @throws ApiError `story-invalid`. */
export function requireValid(read: Result<PackedDocument, Problem[]>): PackedDocument {
  if (read.ok) return read.value;
  throw new ApiError('story-invalid', { errors: read.error.map(toDetail) });
}

/**
 * Reads and packs a document before the transaction that stores it, so that the transaction is short.
 * @throws ApiError `story-invalid` or `body-too-large`.
 */
export async function prepareDocument(
  { configuration, documents }: Services,
  source: DocumentSource,
): Promise<PackedDocument> {
  if (Buffer.byteLength(source.content) > configuration.maxStoryBytes) {
    throw new ApiError('body-too-large');
  }
  return requireValid(await documents.readDocument(source));
}

/** The form of a save; a large body comes unread. */
export type SaveBody = SaveForm | UnreadBody<SaveReading>;

type PreparedSave = { form: SaveFacts; document: Result<PackedDocument, Problem[]> };

/**
 * Reads and packs what a save sends, and compares its document with the one that it replaces.
 * @throws RequestMismatch, ApiError `json-malformed` or `body-too-large`.
 */
export async function prepareSave(
  { configuration, documents }: Services,
  body: SaveBody,
  previous?: HeldDocument,
): Promise<PreparedSave> {
  const { maxStoryBytes } = configuration;
  const read = (from: SaveOrder['body']) =>
    documents.readSave({ body: from, previous, maxStoryBytes });
  const reading = await (body instanceof UnreadBody ? body.read(read) : read(body));
  switch (reading.kind) {
    case 'read':
      return { form: reading.facts, document: reading.document };
    case 'malformed':
      throw new ApiError('json-malformed');
    case 'mismatch':
      throw new RequestMismatch(reading.issues);
    case 'too-large':
      throw new ApiError('body-too-large');
  }
}

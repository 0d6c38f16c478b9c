import { type PartEdit, partErrorCode } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { EditedDocument } from '../../document/edit-document.ts';
import type { Services } from '../services.ts';
import { ownDocument } from './drafts.ts';
import { toDetail } from './prepare-document.ts';
import { storeDocument } from './store-document.ts';
import { saveWithinQuota } from './story-quota.ts';
import { may, type StoryAccess } from './story-rights.ts';
import { type StoryDetails, throwSaveConflict } from './story-rows.ts';

export type EditOrder = StoryAccess & {
  /** The version the edit began from; any without one. */
  version: number | undefined;
  edit: PartEdit;
  /** Stored together with a changed document. */
  details?: StoryDetails;
};

/** The story's version after an edit, and the id of the part that was edited. */
type EditedStory = { version: number; id: string; isChanged: boolean };

async function readHeld(services: Services, { version, ...story }: EditOrder) {
  const held = await ownDocument(services.database, story).executeTakeFirst();
  if (!held) throw new ApiError('story-not-found');
  if (version !== undefined && version !== held.version) {
    throw new ApiError('version-conflict', { version: held.version });
  }
  return held;
}

async function applyEdit(
  services: Services,
  text: string,
  edit: PartEdit,
): Promise<EditedDocument> {
  const edited = await services.documents.editDocument({ text, edit });
  if (edited.ok) return edited.value;
  const [first] = edited.error;
  throw new ApiError(first ? partErrorCode(first) : 'story-invalid', {
    errors: edited.error.map(toDetail),
  });
}

/** Replaces the version that the edit began from; returns undefined where another save came first. */
async function saveEdited(
  services: Services,
  { edit: _edit, version: _version, details, ...access }: EditOrder,
  { document, from }: { document: NonNullable<EditedDocument['document']>; from: number },
): Promise<number | undefined> {
  const { sizeBytes } = document;
  if (sizeBytes > services.configuration.maxStoryBytes) throw new ApiError('body-too-large');
  return saveWithinQuota(services, { ...access, sizeBytes }, (transaction) =>
    storeDocument(services, transaction, {
      ...access,
      document,
      version: from,
      publishing: may(access, 'manage') ? 'if-nothing-waits' : 'never',
      ...details,
      time: services.now(),
    }),
  );
}

/**
 * Changes a part of a document and saves it as the next version, for readers too where its owner edits and no draft waits for
 * publishing. Where the caller names no version, an edit that loses against another save is repeated on the result of that save.
 * @throws ApiError `story-not-found`, `version-conflict`, `chapter-not-found`, `choice-not-found`,
 * `story-invalid`, `body-too-large`, `story-quota-exceeded` or `story-unpublished`.
 */
export async function editStory(services: Services, order: EditOrder): Promise<EditedStory> {
  // Terminates: each time that this save loses, another one has succeeded.
  for (;;) {
    const held = await readHeld(services, order);
    const { document, id } = await applyEdit(services, held.document, order.edit);
    if (!document) return { version: held.version, id, isChanged: false };
    const version = await saveEdited(services, order, { document, from: held.version });
    if (version !== undefined) return { version, id, isChanged: true };
    if (order.version !== undefined) return throwSaveConflict(services.database, order);
  }
}

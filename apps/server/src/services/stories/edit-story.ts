import { type PartEdit, partErrorCode } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { EditedDocument } from '../../jobs/edit-document.ts';
import type { Services } from '../services.ts';
import { packVersion } from '../versions/keep-version.ts';
import { changeListed } from './listings.ts';
import { type OwnStory, ownStory } from './live-stories.ts';
import { refuseSave, refuseTooLarge, replaceDocument, toDetail } from './write-document.ts';

const attemptsMaximum = 5;

export type EditOrder = OwnStory & {
  /** The version the edit began from; any without one. */
  version: number | undefined;
  edit: PartEdit;
};

/** The story's version after an edit, and the id of the part that was edited. */
type EditedStory = { version: number; id: string };

async function readHeld(services: Services, { version, ...story }: EditOrder) {
  const held = await ownStory(services.database, story)
    .innerJoin('story_documents', 'story_documents.story_id', 'stories.id')
    .select(['stories.version', 'story_documents.document'])
    .executeTakeFirst();
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

/** Stores the edited document over the version it was made from; nothing where that is no longer held. */
async function saveEdited(
  services: Services,
  { storyId, ownerId }: EditOrder,
  { document, from }: { document: NonNullable<EditedDocument['document']>; from: number },
): Promise<number | undefined> {
  refuseTooLarge(services, document.text);
  const packed = await packVersion(document);
  return services.database.transaction().execute((transaction) =>
    changeListed(services, transaction, storyId, () =>
      replaceDocument(transaction, {
        document,
        packed,
        storyId,
        ownerId,
        version: from,
        time: services.now(),
      }),
    ),
  );
}

/**
 * Changes a part of a document and saves it as the next version. Where the caller names no version, an edit
 * that another save was quicker than is made again on what that save left.
 * @throws ApiError `story-not-found`, `version-conflict`, `chapter-not-found`, `choice-not-found`,
 * `story-invalid` or `body-too-large`.
 */
export async function editStory(services: Services, order: EditOrder): Promise<EditedStory> {
  for (let attempt = 0; attempt < attemptsMaximum; attempt += 1) {
    const held = await readHeld(services, order);
    const { document, id } = await applyEdit(services, held.document, order.edit);
    if (!document) return { version: held.version, id };
    const version = await saveEdited(services, order, { document, from: held.version });
    if (version !== undefined) return { version, id };
    if (order.version !== undefined) break;
  }
  return refuseSave(services.database, order);
}

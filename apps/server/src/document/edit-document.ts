import { randomUUID } from 'node:crypto';
import { editParts, type PartEdit } from '@dreamfork/api-client/contract';
import {
  fail,
  losesText,
  type Problem,
  parseStory,
  problem,
  type Result,
  succeed,
} from '@dreamfork/story';
import { type PackedDocument, packDocument } from './pack-document.ts';
import { describeDocument } from './read-document.ts';

/** A stored document, and a change to it. */
export type EditOrder = { text: string; edit: PartEdit };

/** The document after a change and the id of the changed part; no document where nothing changed. */
export type EditedDocument = { document: PackedDocument | undefined; id: string };

/** Changes a stored document by the operations that the editor uses. Runs on any thread. */
export async function editDocument({
  text,
  edit,
}: EditOrder): Promise<Result<EditedDocument, Problem[]>> {
  // Stored documents have been checked.
  const parsed = parseStory(JSON.parse(text));
  if (!parsed.ok) return parsed;
  const edited = editParts(parsed.value, edit, { next: randomUUID });
  if (!edited.ok) return fail([edited.error]);
  const { story, id } = edited.value;
  if (story === parsed.value) return succeed({ document: undefined, id });
  const checked = parseStory(story);
  if (!checked.ok)
    return checked.error.length > 0 ? checked : fail([problem('document-malformed')]);
  const described = describeDocument(checked.value, {
    losesText: losesText(parsed.value, checked.value),
  });
  return described.ok ? succeed({ document: await packDocument(described.value), id }) : described;
}

import { randomUUID } from 'node:crypto';
import { editParts, type PartEdit } from '@dreamfork/api-client/contract';
import { fail, type Problem, parseStory, problem, type Result, succeed } from '@dreamfork/story';
import { describeDocument, type ReadDocument } from './read-document.ts';

/** A stored document, and a change to it. */
export type EditOrder = { text: string; edit: PartEdit };

/** The document after a change, and the id of the part that was changed; no document where none was needed. */
export type EditedDocument = { document: ReadDocument | undefined; id: string };

/** Changes a stored document by the operations that the editor uses. Runs on any thread. */
export function editDocument({ text, edit }: EditOrder): Result<EditedDocument, Problem[]> {
  // What is stored was checked before.
  const parsed = parseStory(JSON.parse(text));
  if (!parsed.ok) return parsed;
  const edited = editParts(parsed.value, edit, { next: randomUUID });
  if (!edited.ok) return fail([edited.error]);
  const { story, id } = edited.value;
  if (story === parsed.value) return succeed({ document: undefined, id });
  const checked = parseStory(story);
  if (!checked.ok)
    return checked.error.length > 0 ? checked : fail([problem('document-malformed')]);
  const described = describeDocument(checked.value);
  return described.ok ? succeed({ document: described.value, id }) : described;
}

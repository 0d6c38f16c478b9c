import { compareStories, mergeStories, type StoryDocument } from '@dreamfork/story';
import type { Draft, OpenDraft } from './draft.ts';
import type { ServerCopy } from './readDraft.ts';

export const isSameStory = (one: StoryDocument, other: StoryDocument): boolean =>
  one === other || compareStories(one, other).isEqual;

/** The version that one of the unanswered saves of a draft would have become. */
export const attemptedVersion = ({ head }: Draft): number => (head.version ?? 0) + 1;

/** Whether that version has to be read to know whether it is the draft's own. */
export const needsAttemptedVersion = (draft: Draft, server: ServerCopy): boolean =>
  draft.unanswered.length > 0 && (server.version ?? 0) > attemptedVersion(draft);

/** Moves the base to a version of the server that is one of the draft's own saves. */
function withOwnSave(draft: Draft, { version, document }: ServerCopy): Draft {
  const isOwn =
    version === attemptedVersion(draft) &&
    draft.unanswered.some((sent) => isSameStory(sent, document));
  return isOwn
    ? {
        ...draft,
        head: { ...draft.head, version: version ?? null },
        base: document,
        unanswered: [],
      }
    : draft;
}

export type RelateInput = {
  draft: Draft;
  /** What the server holds now. */
  server: ServerCopy & { isPublic: boolean };
  /** The document of `attemptedVersion`, where the server has gone further and can still tell. */
  attempted?: StoryDocument | null;
};

/**
 * What a draft has that the server lacks; null where the server has all of it. A draft covers a line of time from
 * its base to its end. A save without an answer may have moved the server along that line.
 */
export function relateDraft({ draft, server, attempted }: RelateInput): OpenDraft | null {
  const { head } = draft;
  const version = attemptedVersion(draft);
  const own = attempted ? withOwnSave(draft, { document: attempted, version }) : draft;
  const current = withOwnSave(own, server);
  const isAhead = (current.head.version ?? undefined) === server.version;
  const related = isAhead ? { ...current, base: server.document } : current;
  const publishes = head.isPublic !== head.wasPublic && head.isPublic !== server.isPublic;
  return publishes || !hasAll(related, server.document) ? { draft: related, isAhead } : null;
}

/** Whether a document of the server contains every edit of a draft. */
function hasAll({ base, document }: Draft, held: StoryDocument): boolean {
  if (isSameStory(base, document) || isSameStory(document, held)) return true;
  const { merged, conflicts } = mergeStories({ base, mine: document, theirs: held });
  return conflicts.length === 0 && isSameStory(merged, held);
}

/** Whether anything was made of a story that was never saved. */
export const isBegun = ({ head, base, document }: Draft): boolean =>
  head.isPublic || !isSameStory(base, document);

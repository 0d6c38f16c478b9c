import { mediaTypeOf } from '@dreamfork/story';
import { editParts, type MediaFile, type MediaReplaced, mediaPath } from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import { ErrorReply } from './errorReply.ts';
import { avatarAddress, findUses } from './mediaUses.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { saveEdit } from './storedVersions.ts';

const contentOf = ({ id, originalFileName, mimeType, fileSize, ...file }: MediaFile) => ({
  id,
  url: mediaPath(id),
  mediaType: mediaTypeOf(mimeType),
  fileName: originalFileName,
  fileSize,
  mimeType,
  width: file.width,
  height: file.height,
  placeholder: file.placeholder,
  waveform: file.waveform,
});

function replaceIn(database: MockDatabase, story: FixtureStory, from: MediaFile, to: MediaFile) {
  const input = { fromUrl: mediaPath(from.id), file: contentOf(to) };
  const edit = editParts(story.document, { kind: 'replace-media', ...input }, { next: () => '' });
  if (!edit.ok) return false;
  const saved = saveEdit(database, story, edit.value.story);
  if (saved instanceof ErrorReply) return false;
  if (saved.coverFileId === from.id) {
    database.stories = database.stories.map((one) =>
      one === saved ? { ...saved, coverFileId: to.id } : one,
    );
  }
  return true;
}

/** Shows another file in the stories of its owner. */
export function replaceFile(
  database: MockDatabase,
  {
    from,
    to,
    exceptStoryId,
  }: { from: MediaFile; to: MediaFile; exceptStoryId?: string | undefined },
): MediaReplaced {
  const replaced: MediaReplaced = { replaced: [], left: [] };
  for (const { story } of findUses(database, from.id)) {
    if (story.ownerId !== from.userId || story.id === exceptStoryId) continue;
    const list = replaceIn(database, story, from, to) ? replaced.replaced : replaced.left;
    list.push({ storyId: story.id, title: story.document.title });
  }
  for (const user of database.users) {
    if (user.avatarUrl === avatarAddress(from.id)) user.avatarUrl = avatarAddress(to.id);
  }
  return replaced;
}

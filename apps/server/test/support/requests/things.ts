import { mediaPath, type Route } from '@dreamfork/api-client/contract';
import fc from 'fast-check';
import type { Seeds } from './schema-values.ts';

/** Ids that a call may name: here those of nothing. */
export const unknownThings = {
  stories: ['unknown'],
  chapters: ['unknown'],
  choices: ['unknown'],
  comments: ['unknown'],
  sessions: ['unknown'],
  mediaFiles: ['unknown'],
  mediaNodes: ['unknown'],
  imports: ['unknown'],
  reviewLinks: ['unknown'],
  threads: ['unknown'],
  invitations: ['unknown'],
  coAuthors: ['unknown'],
  /** Streams of stories. */
  people: ['unknown'],
} as const;

export type Things = Record<keyof typeof unknownThings, readonly string[]>;

/** What `{id}` in the path of a call stands for. */
function idsAt({ path }: Route, things: Things): readonly string[] {
  if (path.startsWith('/api/media/nodes')) return things.mediaNodes;
  if (path.startsWith('/api/media/')) return things.mediaFiles;
  if (path.startsWith('/api/story/export/jobs')) return things.imports;
  if (path.startsWith('/chapters')) return things.chapters;
  if (path.startsWith('/choices')) return things.choices;
  if (path.startsWith('/api/users/sessions')) return things.sessions;
  if (path.startsWith('/api/moderation/comments')) return things.comments;
  if (/^\/api\/moderation\/(stories|own)/.test(path)) return things.stories;
  if (path.startsWith('/api/moderation/')) return [...things.stories, ...things.comments];
  return things.stories;
}

/** The fields of calls that name something. */
export const namesOf = (
  route: Route,
  things: Things,
  someOf: (values: readonly string[]) => Seeds[string],
): Seeds => ({
  id: someOf(idsAt(route, things)),
  contentId: someOf(things.stories),
  chapterId: someOf(things.chapters),
  afterChapterId: someOf(things.chapters),
  targetChapterId: someOf(things.chapters),
  commentId: someOf(things.comments),
  linkId: someOf(things.reviewLinks),
  threadId: someOf(things.threads),
  invitationId: someOf(things.invitations),
  userId: someOf(things.coAuthors),
  personId: someOf(things.people),
  mediaFileId: someOf(things.mediaFiles),
  coverFileId: someOf(things.mediaFiles),
  fileId: someOf(things.mediaFiles),
  avatarFileId: someOf(things.mediaFiles),
  storyFlowId: someOf(things.stories),
  paths: fc.array(
    someOf(things.mediaFiles).map((id) => mediaPath(String(id))),
    { minLength: 1, maxLength: 3 },
  ),
});

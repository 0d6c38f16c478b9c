import type { StoryDocument } from '@dreamfork/story';
import { type Problem, parseStory, type Result } from '@dreamfork/story';
import type { SaveStoryRequest, SaveStoryResponse } from '../contract/index.ts';
import { currentVersion, type FixtureStory } from '../fixtures/index.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { renameVersion, saveVersion } from './storedVersions.ts';
import { summaryOf } from './summaries.ts';
import { isUnpublishedContent } from './unpublished.ts';

type Form = Pick<
  SaveStoryRequest,
  'title' | 'content' | 'isPublic' | 'version' | 'replacedVersionName' | 'hasModelText'
> & {
  description: string;
  tags: readonly string[];
};

function readDocument({ title, description, content }: Form): Result<StoryDocument, Problem[]> {
  try {
    const parsed: unknown = JSON.parse(content);
    return parseStory(
      typeof parsed === 'object' && !Array.isArray(parsed)
        ? { ...parsed, title, description }
        : parsed,
    );
  } catch {
    return parseStory(content);
  }
}

/** Names the version that a story is in, unless it has a name. */
function nameHeldVersion(
  database: MockDatabase,
  story: FixtureStory,
  name: string,
): ErrorReply | undefined {
  const all = database.versions.filter(({ storyId }) => storyId === story.id);
  const held = all.find(({ version }) => version === story.version);
  if (!held || held.name !== null) return undefined;
  const named = renameVersion(database, all, { version: held.version, name });
  return 'code' in named ? named : undefined;
}

/** Saves a form as a new story, or over an old one, as a server would. */
export function saveStory(
  database: MockDatabase,
  form: Form,
  target: { ownerId: string; existing?: FixtureStory } & Partial<
    Pick<FixtureStory, 'category' | 'coverFileId'>
  >,
): SaveStoryResponse | ErrorReply {
  const { existing, ownerId } = target;
  if (existing && form.version !== undefined && form.version !== existing.version) {
    return errorReply('version-conflict', { version: existing.version });
  }
  const document = readDocument(form);
  if (!document.ok) {
    const errors = document.error.map(({ code, place }) => ({ code, place }));
    return errorReply('story-invalid', { errors });
  }
  const now = database.now();
  const story: FixtureStory = {
    coverUrl: null,
    coverFileId: target.coverFileId ?? null,
    countsReadings: true,
    showsShares: false,
    disclosesModelText: false,
    viewCount: 0,
    choiceCount: 0,
    category: target.category ?? null,
    likedBy: [],
    comments: [],
    unpublishedReason: null,
    createdAt: now,
    ...existing,
    id: existing?.id ?? database.newId('story'),
    ownerId,
    document: document.value,
    // What a moderator made private a save does not make public again.
    isPublic: (form.isPublic ?? false) && (existing?.unpublishedReason ?? null) === null,
    version: (existing?.version ?? 0) + 1,
    tags: form.tags.length > 0 ? form.tags : (existing?.tags ?? []),
    updatedAt: now,
  };
  if (story.isPublic && isUnpublishedContent(database, story))
    return errorReply('story-unpublished');
  if (existing && form.replacedVersionName !== undefined) {
    const error = nameHeldVersion(database, existing, form.replacedVersionName);
    if (error) return error;
  }
  database.stories = [...database.stories.filter(({ id }) => id !== story.id), story];
  const { hasModelText = false } = form;
  saveVersion(database, { ...currentVersion(story), hasModelText });
  return { success: true, story: summaryOf(database, story, ownerId) };
}

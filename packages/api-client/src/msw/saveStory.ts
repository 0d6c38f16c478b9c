import type { StoryDocument } from '@dreamfork/story';
import { type Problem, parseStory, type Result } from '@dreamfork/story';
import type { SaveStoryRequest, SaveStoryResponse } from '../contract/index.ts';
import { currentVersion, type FixtureStory, toStorySummary } from '../fixtures/index.ts';
import { keepVersion } from './keepVersion.ts';
import { type Refusal, refuse } from './refuse.ts';
import type { World } from './world.ts';

type Form = Pick<SaveStoryRequest, 'title' | 'content' | 'isPublic' | 'version'> & {
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

/** Saves a form as a new story, or over an old one, as a server would. */
export function saveStory(
  world: World,
  form: Form,
  target: { ownerId: string; existing?: FixtureStory; category?: FixtureStory['category'] },
): SaveStoryResponse | Refusal {
  const { existing, ownerId } = target;
  if (existing && form.version !== undefined && form.version !== existing.version) {
    return refuse('version-conflict', { version: existing.version });
  }
  const document = readDocument(form);
  if (!document.ok) {
    const errors = document.error.map(({ code, place }) => ({ code, place }));
    return refuse('story-invalid', { errors });
  }
  const now = world.now();
  const story: FixtureStory = {
    coverUrl: null,
    viewCount: 0,
    choiceCount: 0,
    category: target.category ?? null,
    likedBy: [],
    comments: [],
    unpublishedReason: null,
    createdAt: now,
    ...existing,
    id: existing?.id ?? world.newId('story'),
    ownerId,
    document: document.value,
    // What a moderator made private a save does not make public again.
    isPublic: (form.isPublic ?? false) && (existing?.unpublishedReason ?? null) === null,
    version: (existing?.version ?? 0) + 1,
    tags: form.tags.length > 0 ? form.tags : (existing?.tags ?? []),
    updatedAt: now,
  };
  world.stories = [...world.stories.filter(({ id }) => id !== story.id), story];
  keepVersion(world, currentVersion(story));
  return { success: true, story: toStorySummary(story, world.users, ownerId) };
}

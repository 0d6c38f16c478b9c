import type { StoryDocument } from '@dreamfork/story';
import { type Problem, parseStory, type Result } from '@dreamfork/story';
import type { SaveStoryRequest, SaveStoryResponse } from '../contract/index.ts';
import { currentVersion, type FixtureStory, toStorySummary } from '../fixtures/index.ts';
import { keepVersion } from './keepVersion.ts';
import { type Refusal, refuse } from './refuse.ts';
import type { World } from './world.ts';

type Form = Pick<SaveStoryRequest, 'title' | 'content' | 'isPublic' | 'version'> & {
  description: string;
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
  target: { ownerId: string; existing?: FixtureStory },
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
    id: existing?.id ?? world.newId('story'),
    ownerId,
    document: document.value,
    isPublic: form.isPublic ?? false,
    version: (existing?.version ?? 0) + 1,
    coverUrl: existing?.coverUrl ?? null,
    viewCount: existing?.viewCount ?? 0,
    choiceCount: existing?.choiceCount ?? 0,
    createdAt: existing?.createdAt ?? now,
    updatedAt: now,
  };
  world.stories = [...world.stories.filter(({ id }) => id !== story.id), story];
  keepVersion(world, currentVersion(story));
  return { success: true, story: toStorySummary(story, world.users) };
}

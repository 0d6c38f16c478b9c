import { coverLinesMaximum, coverPointsMaximum, coverSize } from '@dreamfork/story';
import { categories } from '../values/categories.ts';
import { asRaw, everyItem, isoDate, noDate, type Raw, unwrapped } from './raw.ts';

// A server of the specification may know less than ours: what it leaves out gets a plain default.

function storyFacts(raw: Raw): Raw | undefined {
  const id = typeof raw.id === 'number' ? String(raw.id) : raw.id;
  if (typeof id !== 'string') return undefined;
  const createdAt = isoDate(raw.createdAt) ?? noDate;
  return {
    ...raw,
    id,
    title: raw.title ?? '',
    isPublic: raw.isPublic ?? false,
    version: raw.version ?? 1,
    authorName: raw.authorName ?? '',
    coverUrl: raw.coverUrl ?? null,
    createdAt,
    updatedAt: isoDate(raw.updatedAt) ?? createdAt,
  };
}

const isBelow = (value: unknown, end: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < end;

const isPair = (value: unknown, first: number, second: number): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  isBelow(value[0], first) &&
  isBelow(value[1], second);

const isList = (value: unknown, maximum: number, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= maximum && value.every(isItem);

/** The map for a drawn cover; without a sound one another cover is shown. */
function readCoverMap(value: unknown): unknown {
  const { points, lines, path, ends } = asRaw(value);
  const isPoint = (item: unknown) => isBelow(item, coverPointsMaximum);
  const isSound =
    isList(points, coverPointsMaximum, (item) =>
      isPair(item, coverSize.width + 1, coverSize.height + 1),
    ) &&
    isList(lines, coverLinesMaximum, (item) =>
      isPair(item, coverPointsMaximum, coverPointsMaximum),
    ) &&
    isList(path, coverPointsMaximum, isPoint) &&
    isList(ends, coverPointsMaximum, isPoint);
  return isSound ? { points, lines, path, ends } : undefined;
}

export const readStorySummary = (value: unknown): Raw | undefined => {
  const raw = asRaw(value);
  const facts = storyFacts(raw);
  return (
    facts && {
      ...facts,
      description: raw.description ?? '',
      nodeCount: raw.nodeCount ?? 0,
      endCount: raw.endCount ?? 0,
      viewCount: raw.viewCount ?? 0,
      choiceCount: raw.choiceCount ?? 0,
      tags: Array.isArray(raw.tags) ? raw.tags.filter((tag) => typeof tag === 'string') : [],
      category: categories.find((category) => category === raw.category) ?? null,
      wordCount: raw.wordCount ?? 0,
      readingMinutes: raw.readingMinutes ?? 0,
      likeCount: raw.likeCount ?? 0,
      commentCount: raw.commentCount ?? 0,
      isLiked: raw.isLiked ?? false,
      isOwn: raw.isOwn ?? false,
      coverMap: readCoverMap(raw.coverMap),
    }
  );
};

export const readStoryList = (value: unknown): unknown => {
  const items = everyItem(value, readStorySummary);
  if (!items) return undefined;
  const raw = asRaw(value);
  return {
    stories: items,
    total: raw.total ?? items.length,
    totalPages: raw.totalPages ?? 1,
    isTotalExact: raw.isTotalExact ?? true,
    nextCursor: raw.nextCursor ?? null,
  };
};

/** A story under any name that content has had, with the facts that only the generic view tells. */
export const readContentItem = (value: unknown): Raw | undefined => {
  const raw = unwrapped(unwrapped(value, 'data'), 'content');
  const isPublic = raw.isPublic ?? raw.published ?? false;
  const story = readStorySummary({ ...raw, isPublic });
  return story && { ...story, type: 'story', published: isPublic };
};

export const readContentList = (value: unknown): unknown => {
  const items = everyItem(value, readContentItem);
  return items ? { ...asRaw(readStoryList(value)), items } : undefined;
};

export const readSavedStory = (value: unknown): unknown => {
  const story = readStorySummary(unwrapped(value, 'story'));
  return story && { success: true, story };
};

// A document may carry a key `story` of its own, so only an answer without nodes is unwrapped.
export const readStoryData = (value: unknown): unknown =>
  storyFacts(Array.isArray(asRaw(value).nodes) ? asRaw(value) : unwrapped(value, 'story'));

/** The answer to a new node: what the server does not repeat is what was asked for. */
export const readCreatedNode = (value: unknown, request: unknown): unknown => ({
  ...asRaw(request),
  ...asRaw(value),
});

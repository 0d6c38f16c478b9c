import type { StoryDocument } from '@dreamfork/story';
import type { SaveStoryRequest, StoryData } from '../contract/index.ts';

/** The save form of a document. Keys this version does not know travel inside `content`. */
export function toSaveRequest(
  { title, description, ...content }: StoryDocument,
  facts: { isPublic: boolean; version?: number },
): SaveStoryRequest {
  return {
    title,
    description,
    content: JSON.stringify(content),
    tags: [],
    isPublic: facts.isPublic,
    isActive: true,
    ...(facts.version === undefined ? {} : { version: facts.version }),
  };
}

/** The document inside a loaded story, without the facts around it. */
export function documentOf({
  id: _id,
  isPublic: _isPublic,
  version: _version,
  authorName: _authorName,
  coverUrl: _coverUrl,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...document
}: StoryData): StoryDocument {
  return document;
}

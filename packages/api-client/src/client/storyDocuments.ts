import type { StoryDocument } from '@dreamfork/story';
import type { SaveStoryRequest, StoryData } from '../contract/index.ts';

/** What a save says beside the document. */
export type SaveFacts = {
  isPublic: boolean;
  version?: number;
  /** Names the version that the save replaces, so that it is kept for good. */
  replacedVersionName?: string;
  /** Whether the author has taken text of a model into the story since the version before. */
  hasModelText?: boolean;
  /** Whether readers of a public story get what is saved; absent, the server's rule holds. */
  publish?: boolean;
  /** Whether a conflict shall carry the newer document. */
  wantsNewer?: boolean;
};

/** The fields of the save form that are not of the document. */
export const factsOfForm = ({
  isPublic,
  version,
  replacedVersionName,
  hasModelText,
  publish,
  wantsNewer,
}: SaveFacts) => ({
  tags: [],
  isPublic,
  isActive: true,
  ...(version === undefined ? {} : { version }),
  ...(replacedVersionName === undefined ? {} : { replacedVersionName }),
  ...(hasModelText ? { hasModelText } : {}),
  ...(publish === undefined ? {} : { publish }),
  ...(wantsNewer ? { wantsNewer } : {}),
});

/** The save form of a document. Keys this version does not know travel inside `content`. */
export function toSaveRequest(
  { title, description, ...content }: StoryDocument,
  facts: SaveFacts,
): SaveStoryRequest {
  return {
    title,
    description,
    content: JSON.stringify(content),
    ...factsOfForm(facts),
  };
}

/** The document inside a loaded story, without the facts around it. */
export function documentOf({
  id: _id,
  isPublic: _isPublic,
  version: _version,
  authorName: _authorName,
  role: _role,
  coverUrl: _coverUrl,
  countsReadings: _countsReadings,
  showsShares: _showsShares,
  disclosesModelText: _disclosesModelText,
  publication: _publication,
  publishesByHand: _publishesByHand,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...document
}: StoryData): StoryDocument {
  return document;
}

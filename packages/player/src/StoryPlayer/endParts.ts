import { ReaderPath } from '../parts/ReaderPath/ReaderPath.tsx';
import { ShareStory } from '../parts/Share/ShareStory.tsx';

/** What only an end shows: the site loads it after the first passage. */
export const endParts = { ReaderPath, ShareStory };

export type EndParts = typeof endParts;

import {
  isArchive,
  isHidden,
  isMediaFile,
  isSceneFile,
  isStoryFile,
  isTextFile,
  pathOf,
} from '../../upload/fileKinds.ts';

/** A file with its place in the folder or archive it came in. */
export type GivenFile = { path: string; file: File };

export const isWanted = (path: string): boolean =>
  !isHidden(path) && (isTextFile(path) || isMediaFile(path));

/** What becomes of the files that an author gave: which reader takes them, or why none does. */
export type Sorted =
  | { kind: 'texts' | 'storyFiles'; files: GivenFile[] }
  | { kind: 'mixed' | 'nothing' }
  | { kind: 'unknown'; name: string };

/** Of a folder only what is needed is taken; of files that were chosen one by one, each has to be known. */
export function sortFiles(chosen: readonly File[]): Sorted {
  const given = chosen.map((file) => ({ path: pathOf(file), file }));
  const isFolder = given.some(({ path }) => path.includes('/'));
  const known = given.filter(({ path }) => !isFolder || !isHidden(path));
  const stories = known.filter(({ path }) => isStoryFile(path));
  const texts = known.filter(({ path }) => isTextFile(path) || isArchive(path));
  const scenes = known.filter(({ path }) => isSceneFile(path));
  if (texts.length === 0 && stories.length === 0 && scenes.length > 0) {
    const media = known.filter(({ path }) => isMediaFile(path));
    const other = known.find((each) => !media.includes(each));
    return other && !isFolder
      ? { kind: 'unknown', name: other.file.name }
      : { kind: 'texts', files: media };
  }
  if (texts.length === 0) {
    const other = known.find(({ path }) => !isStoryFile(path));
    if (stories.length > 0 && (isFolder || !other)) return { kind: 'storyFiles', files: stories };
    return isFolder || !other ? { kind: 'nothing' } : { kind: 'unknown', name: other.file.name };
  }
  const media = known.filter(({ path }) => isMediaFile(path));
  if (isFolder) return { kind: 'texts', files: [...texts, ...media] };
  const other = known.find((each) => ![...stories, ...texts, ...media].includes(each));
  if (other) return { kind: 'unknown', name: other.file.name };
  return stories.length > 0 ? { kind: 'mixed' } : { kind: 'texts', files: [...texts, ...media] };
}

import {
  type ReadResult,
  type ReadStory,
  readStories,
  type SourceFile,
} from '@dreamfork/story/formats';

/** The files of an archive or a folder by what they most likely are: beside a story lie its notes and its data. */
const kinds = [
  /\.html?$/i,
  /\.(?:twee|tw)$/i,
  /\.yarn$/i,
  /\.(?:squiffy|sq)$/i,
  /\.json$/i,
  /\.(?:md|markdown)$/i,
];

/** The stories of the first kind that has any; files without one are passed over. */
export function readBundle(files: readonly SourceFile[]): ReadResult {
  for (const kind of kinds) {
    const alike = files.filter(({ name }) => kind.test(name));
    if (alike.length === 0) continue;
    const together = readStories(alike);
    if (together.ok) return together;
    const stories: ReadStory[] = alike.flatMap((file) => {
      const read = readStories([file]);
      return read.ok ? [...read.value] : [];
    });
    if (stories.length > 0) return { ok: true, value: stories };
  }
  return readStories([]);
}

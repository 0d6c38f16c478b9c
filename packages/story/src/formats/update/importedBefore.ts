import type { StoryDocument } from '../../schema/document.ts';
import { textOf } from '../twine/twineStory.ts';

const ifidOf = ({ twine }: StoryDocument): string =>
  typeof twine === 'object' && twine !== null && 'ifid' in twine
    ? textOf(twine.ifid).toUpperCase()
    : '';

/** Whether a story of the author's came from the file that another was read from now (SPEC I15). */
export function isImportedBefore(mine: StoryDocument, read: StoryDocument): boolean {
  const [own, given] = [ifidOf(mine), ifidOf(read)];
  if (own !== '' && given !== '') return own === given;
  const ids = new Set(mine.nodes.map(({ id }) => id));
  const shared = read.nodes.filter(({ id }) => ids.has(id)).length;
  return shared * 2 > read.nodes.length;
}

import { storyIndex } from '../../queries/storyIndex.ts';
import { diagnostic, type FixCode } from '../diagnostic.ts';
import { type NodeRule, nothingFound } from '../rule.ts';
import { targetTitle } from '../targetTitle.ts';

/** The text for comparison: without regard to case and spacing. */
const comparableText = (text: string): string => text.trim().replace(/\s+/gu, ' ').toLowerCase();

/** SPEC V3. */
export const choiceUnlinked: NodeRule = (story, { id: nodeId, type, choices }) => {
  if (choices.length === 0) return nothingFound;
  const { connectionsById } = storyIndex(story);
  return choices.flatMap(({ id, connectionId }) =>
    connectionsById.get(connectionId)?.toNodeId
      ? nothingFound
      : diagnostic(
          'choice-unlinked',
          { nodeId, choiceId: id },
          type === 'end' ? ['delete-choice'] : ['connect-to-new-node', 'delete-choice'],
        ),
  );
};

/** SPEC V10. The first of equal choices is not reported. */
export const choiceTextDuplicate: NodeRule = (story, { id: nodeId, choices }) => {
  if (choices.length < 2) return nothingFound;
  const all = new Set(choices.map(({ text }) => comparableText(text)));
  if (all.size === choices.length) return nothingFound;
  const seen = new Set<string>();
  return choices.flatMap((choice) => {
    const text = comparableText(choice.text);
    if (!seen.has(text)) {
      seen.add(text);
      return nothingFound;
    }
    const title = targetTitle(story, choice);
    const fixes: FixCode[] = ['delete-choice'];
    if (title !== '' && !all.has(comparableText(title))) fixes.unshift('name-after-target');
    return diagnostic('choice-text-duplicate', { nodeId, choiceId: choice.id }, fixes);
  });
};

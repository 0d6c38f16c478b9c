import { diagnosis, type FixCode } from '../diagnosis.ts';
import { type NodeRule, nothingFound } from '../rule.ts';
import { sameWords } from '../sameWords.ts';
import { targetTitle } from '../targetTitle.ts';

/** SPEC V10. The first of equals keeps its peace. */
export const choiceTextDuplicate: NodeRule = (story, { id: nodeId, choices }) => {
  if (choices.length < 2) return nothingFound;
  const all = new Set(choices.map(({ text }) => sameWords(text)));
  if (all.size === choices.length) return nothingFound;
  const seen = new Set<string>();
  return choices.flatMap((choice) => {
    const words = sameWords(choice.text);
    if (!seen.has(words)) {
      seen.add(words);
      return nothingFound;
    }
    const title = targetTitle(story, choice);
    const fixes: FixCode[] = ['delete-choice'];
    if (title !== '' && !all.has(sameWords(title))) fixes.unshift('name-after-target');
    return diagnosis('choice-text-duplicate', { nodeId, choiceId: choice.id }, fixes);
  });
};

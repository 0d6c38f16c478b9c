import { availableChoices } from '../../queries/availableChoices.ts';
import { outgoing, storyIndex } from '../../queries/storyIndex.ts';
import {
  type DiagnosticRule,
  diagnostic,
  type FixCode,
  type NodeRule,
  nothingFound,
} from '../diagnostic.ts';
import { targetTitle } from '../targetTitle.ts';

/** SPEC V7. Only ends and nodes with choices can have such connections. */
export const connectionIgnored: DiagnosticRule = function* connectionIgnored(story) {
  const followed = new Set<string>();
  for (const { type, choices } of story.nodes) {
    if (type !== 'end') for (const { connectionId } of choices) followed.add(connectionId);
  }
  yield nothingFound;
  for (const node of story.nodes) {
    const { id: nodeId, type, choices } = node;
    const isEnd = type === 'end';
    const takesPaths =
      !isEnd && (choices.length === 0 || availableChoices(story, node).choices.length === 0);
    yield takesPaths
      ? nothingFound
      : outgoing(story, nodeId).flatMap(({ id }) =>
          followed.has(id)
            ? nothingFound
            : diagnostic(
                'connection-ignored',
                { connectionId: id, nodeId },
                type === 'choice' ? ['make-choice', 'delete-connection'] : ['delete-connection'],
              ),
        );
  }
};

/** SPEC V13. V3 reports connections that a choice follows. */
export const connectionToNothing: DiagnosticRule = function* connectionToNothing(story) {
  const followed = new Set<string>();
  for (const { choices } of story.nodes) {
    for (const { connectionId } of choices) followed.add(connectionId);
  }
  const ends = new Set(story.nodes.flatMap(({ id, type }) => (type === 'end' ? id : [])));
  yield nothingFound;
  for (const { id, fromNodeId, toNodeId } of story.connections) {
    yield toNodeId !== '' || followed.has(id)
      ? nothingFound
      : [
          diagnostic(
            'connection-to-nothing',
            { connectionId: id, nodeId: fromNodeId },
            ends.has(fromNodeId)
              ? ['delete-connection']
              : ['delete-connection', 'connect-to-new-node'],
          ),
        ];
  }
};

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

import { availableChoices } from '../../queries/availableChoices.ts';
import { outgoing } from '../../queries/storyIndex.ts';
import { diagnostic } from '../diagnostic.ts';
import { type DiagnosticRule, nothingFound } from '../rule.ts';

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

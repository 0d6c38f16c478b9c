import { exits } from '../../queries/exits.ts';
import { outgoing } from '../../queries/outgoing.ts';
import { diagnosis } from '../diagnosis.ts';
import { type DoctorRule, nothingFound } from '../rule.ts';

/** SPEC V7. Only ends and nodes with choices can have such connections. */
export const connectionIgnored: DoctorRule = function* connectionIgnored(story) {
  const followed = new Set<string>();
  for (const { type, choices } of story.nodes) {
    if (type !== 'end') for (const { connectionId } of choices) followed.add(connectionId);
  }
  yield nothingFound;
  for (const node of story.nodes) {
    const { id: nodeId, type, choices } = node;
    const isEnd = type === 'end';
    const takesPaths = !isEnd && (choices.length === 0 || exits(story, node).choices.length === 0);
    yield takesPaths
      ? nothingFound
      : outgoing(story, nodeId).flatMap(({ id }) =>
          followed.has(id)
            ? nothingFound
            : diagnosis(
                'connection-ignored',
                { connectionId: id, nodeId },
                type === 'choice' ? ['make-choice', 'delete-connection'] : ['delete-connection'],
              ),
        );
  }
};

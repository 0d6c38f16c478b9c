import { diagnosis } from '../diagnosis.ts';
import { type DoctorRule, nothingFound } from '../rule.ts';

/** SPEC V13. What a choice follows is the business of V3. */
export const connectionToNothing: DoctorRule = function* connectionToNothing(story) {
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
          diagnosis(
            'connection-to-nothing',
            { connectionId: id, nodeId: fromNodeId },
            ends.has(fromNodeId)
              ? ['delete-connection']
              : ['delete-connection', 'connect-to-new-node'],
          ),
        ];
  }
};

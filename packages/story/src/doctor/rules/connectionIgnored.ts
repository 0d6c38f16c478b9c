import { exits } from '../../queries/exits.ts';
import { outgoing } from '../../queries/outgoing.ts';
import { diagnosis } from '../diagnosis.ts';
import type { DoctorRule } from '../rule.ts';
import { nothingFound } from '../rule.ts';

/** SPEC V7. */
export const connectionIgnored: DoctorRule = function* connectionIgnored(story) {
  const followed = new Set<string>();
  for (const node of story.nodes) {
    const { choices, paths } = exits(story, node);
    for (const { connection } of choices) followed.add(connection.id);
    for (const { id } of paths) followed.add(id);
    yield nothingFound;
  }
  for (const { id: nodeId, type } of story.nodes) {
    yield outgoing(story, nodeId).flatMap(({ id }) =>
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

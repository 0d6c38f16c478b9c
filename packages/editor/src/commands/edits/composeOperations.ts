import { type Change, squashChanges, succeed } from '@dreamfork/story';
import type { Operation } from '../../store/session/state.ts';

/** Several operations as one: all of them, or the first refusal and no change at all. */
export const composeOperations =
  (...operations: Operation[]): Operation =>
  (document) => {
    let story = document;
    const changes: Change[] = [];
    for (const operation of operations) {
      const result = operation(story);
      if (!result.ok) return result;
      story = result.value.story;
      changes.push(result.value.change);
    }
    return succeed({ story, change: squashChanges(changes) });
  };

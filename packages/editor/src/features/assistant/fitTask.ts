import type { GenerationContext } from '@dreamfork/story';
import type { AssistantTask } from '../../assistantServices.ts';

export type TaskDraft = { task: AssistantTask; context: GenerationContext | null };

/** Narrows the context until the task fits; null where it does not even without one. */
export function fitTask(
  limit: number,
  build: (room: number) => TaskDraft | null,
): TaskDraft | null {
  for (let room = limit; ; ) {
    const draft = build(Math.max(room, 0));
    const excess = draft ? JSON.stringify(draft.task).length - limit : 0;
    if (!draft || excess <= 0) return draft;
    if (room <= 0) return null;
    room -= Math.max(excess, Math.ceil(limit / 50));
  }
}

import {
  addVariable,
  type ChoiceAddress,
  type ConditionPlace,
  type Effect,
  type ProblemCode,
  setClosedReason,
  setCondition,
  setEffects,
  type VariableType,
} from '@dreamfork/story';
import { reportRejected } from '../../../commands/edits/context.ts';
import { useEditor } from '../../../EditorContext.tsx';
import type { HistoryLabel } from '../../../store/session/labels.ts';
import type { Operation } from '../../../store/session/state.ts';

/** Where effects stand: those of entering a node, or of taking a choice. */
export type EffectsPlace = { nodeId: string; choiceId?: string };

/** Edits of what a story remembers. A `gesture` joins a run of typing to one step of undo. */
export function useLogicEdits() {
  const editor = useEditor();
  const { session, ids } = editor;
  const edit = (label: HistoryLabel, operation: Operation, gesture?: string) =>
    reportRejected(
      editor,
      session.edit({ label, operation, ...(gesture === undefined ? {} : { gesture }) }),
    );
  return {
    setCondition: (place: ConditionPlace, condition: string, gesture?: string) =>
      edit('edit-condition', (story) => setCondition(story, { place, condition }), gesture),

    setClosedReason: (choice: ChoiceAddress, closedReason: string) =>
      edit(
        'edit-condition',
        (story) => setClosedReason(story, { ...choice, closedReason }),
        `closed-reason-${choice.choiceId}`,
      ),

    setEffects: (place: EffectsPlace, effects: readonly Effect[], gesture?: string) =>
      edit('edit-effects', (story) => setEffects(story, { ...place, effects }), gesture),

    /** Adds a variable, or says why it cannot be added. */
    addVariable: (name: string, type: VariableType): ProblemCode | null => {
      const variable = { id: ids.next(), name, type };
      const result = session.edit({
        label: 'add-variable',
        operation: (story) => addVariable(story, { variable }),
      });
      return result.ok ? null : result.error.code;
    },
  };
}

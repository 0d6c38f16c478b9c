import {
  addVariable,
  changeBetween,
  freeVariableName,
  type ProblemCode,
  removeVariable,
  type StoryDocument,
  succeed,
  type UpdateVariableInput,
  updateVariable,
} from '@dreamfork/story';
import { type EditContext, reportRejected } from '../../commands/edits/context.ts';
import { variablesMessages } from './messages.ts';

/** Adds a number under a free name. `isEscaped`: braces of texts were escaped with it (SPEC E37). */
export function addNewVariable(
  context: EditContext,
): { variableId: string; name: string; isEscaped: boolean } | null {
  const { session, ids, locale } = context;
  const before = session.getState().document;
  const taken = new Set(before.variables?.map(({ name }) => name));
  const name = freeVariableName(variablesMessages[locale].newName, taken);
  const id = ids.next();
  const isDone = reportRejected(
    context,
    session.edit({
      label: 'add-variable',
      operation: (story) => addVariable(story, { variable: { id, name, type: 'number' } }),
    }),
  );
  const after = session.getState().document;
  return isDone ? { variableId: id, name, isEscaped: after.nodes !== before.nodes } : null;
}

/** Changes type, initial value or note; a run of typing in one field is one step of undo. */
export const editVariable = (
  context: EditContext,
  input: Omit<UpdateVariableInput, 'name'>,
): boolean =>
  reportRejected(
    context,
    context.session.edit({
      label: 'edit-variable',
      gesture: `variable-${input.variableId}-${Object.keys(input).join('-')}`,
      operation: (story) => updateVariable(story, input),
    }),
  );

/** Removes a variable as one step of undo. */
export function removeVariableFrom(context: EditContext, variableId: string): boolean {
  const { session } = context;
  return reportRejected(
    context,
    session.edit({
      label: 'remove-variable',
      operation: (story) => removeVariable(story, { variableId }),
    }),
  );
}

/**
 * Renames a variable while its name is typed. Every state is made from the story before the typing, so that
 * a name on the way, which other texts may use by mistake, leaves them as they are.
 */
export function createRenaming({ session }: EditContext, variableId: string) {
  let before: StoryDocument | null = null;
  let last: StoryDocument | null = null;
  return {
    /** Returns why the name is refused, or null. */
    rename: (name: string): ProblemCode | null => {
      const { document } = session.getState();
      if (!before || document !== last) before = document;
      const renamed = updateVariable(before, { variableId, name: name.trim() });
      if (!renamed.ok) {
        last = document;
        return renamed.error.code;
      }
      const { story } = renamed.value;
      session.edit({
        label: 'rename-variable',
        gesture: `variable-${variableId}-name`,
        operation: (current) => succeed({ story, change: changeBetween(current, story) }),
      });
      last = session.getState().document;
      return null;
    },
    end: () => {
      before = null;
      session.closeGesture();
    },
  };
}

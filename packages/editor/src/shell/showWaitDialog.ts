import type { Interaction } from '../store/interaction.ts';
import type { Workspace } from '../store/workspace/createWorkspace.ts';

/** Opens the wait dialog after a delay, unless the work has ended by then. */
export const showWaitDialog =
  (workspace: Workspace): Interaction['wait'] =>
  ({ after, ...notice }) => {
    const isShown = () => workspace.getState().dialog?.name === 'wait';
    const timer = setTimeout(() => workspace.openDialog('wait', notice), after);
    return {
      end: () => {
        clearTimeout(timer);
        if (isShown()) workspace.closeDialog();
      },
    };
  };

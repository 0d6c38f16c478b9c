import type { Interaction } from '../commands/context.ts';
import type { Desk } from './createDesk.ts';

/** Tells the author what they wait for once it takes long, and nothing at all if it does not. */
export const waitOnDesk =
  (desk: Desk): Interaction['wait'] =>
  ({ after, ...notice }) => {
    const isShown = () => desk.getState().dialog?.name === 'wait';
    const timer = setTimeout(() => desk.openDialog('wait', notice), after);
    return {
      end: () => {
        clearTimeout(timer);
        if (isShown()) desk.closeDialog();
      },
    };
  };

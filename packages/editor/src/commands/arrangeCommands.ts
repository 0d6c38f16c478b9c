import { lazily } from '@dreamfork/ui/parts';
import type { Alignment, Distribution } from './align.ts';
import type { CommandContext } from './context.ts';

const fetchArranging = lazily(() => import('./arrangeNodes.ts'));
const fetchAligning = lazily(() => import('./alignSelected.ts'));

/** What menus and keys ask for, and seldom: its code comes when it is first asked for. */
export function createArrangeCommands(context: CommandContext) {
  let isArranging = false;
  return {
    /** Sets nodes out from left to right, near the author's order: those selected, else the whole story. */
    arrangeNodes: async (nodeIds: readonly string[] | 'all'): Promise<void> => {
      if (isArranging) return;
      isArranging = true;
      try {
        const { arrangeNodes } = await fetchArranging();
        await arrangeNodes(context, nodeIds);
      } finally {
        isArranging = false;
      }
    },

    alignSelection: async (alignment: Alignment): Promise<boolean> => {
      const { alignSelected } = await fetchAligning();
      return alignSelected(context, alignment);
    },
    distributeSelection: async (distribution: Distribution): Promise<boolean> => {
      const { distributeSelected } = await fetchAligning();
      return distributeSelected(context, distribution);
    },
  };
}

import type { MenuEntry } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { shortcutText } from '../commands/shortcutText.ts';
import { useEditor } from '../EditorContext.tsx';
import { actionMessages, actionSwitchMessages } from '../messages/index.ts';
import type { ActionContext } from './action.ts';
import { actionIcon } from './actionIcon.ts';
import { type ActionId, actionOf } from './actions.ts';
import type { ActionMenu } from './menus.ts';
import { isActionAvailable, runAction } from './runAction.ts';

type SwitchNames = Partial<Record<ActionId, (isOn: boolean) => string>>;

export type ActionPlace = Pick<ActionContext, 'nodeId' | 'position'>;

/** Runs actions and turns menus of them into entries, about the selection or the given place. */
export function useActions() {
  const editor = useEditor();
  const words = useMessages(actionMessages);
  const switches: SwitchNames = useMessages(actionSwitchMessages);
  return useMemo(() => {
    const contextOf = (place: ActionPlace = {}): ActionContext => ({ ...editor, ...place });
    return {
      words,
      contextOf,
      run: (id: ActionId, place?: ActionPlace) => runAction(id, contextOf(place)),
      isAvailable: (id: ActionId, place?: ActionPlace) => isActionAvailable(id, contextOf(place)),
      /** What of a menu can be done now, with lines between the groups. */
      entriesOf: (menu: ActionMenu, place?: ActionPlace): MenuEntry<ActionId>[] => {
        const context = contextOf(place);
        const groups = menu
          .map((ids) => ids.filter((id) => isActionAvailable(id, context)))
          .filter((ids) => ids.length > 0);
        return groups.flatMap((ids, index): MenuEntry<ActionId>[] => [
          ...(index > 0 ? [{ separator: true as const }] : []),
          ...ids.map((id) => {
            const { tone, isOn } = actionOf(id);
            const shortcut = shortcutText(id);
            return {
              id,
              label: switches[id]?.(isOn?.(context) ?? false) ?? words[id],
              icon: actionIcon(id),
              ...(tone ? { tone } : {}),
              ...(shortcut === undefined ? {} : { shortcut }),
            };
          }),
        ]);
      },
    };
  }, [editor, words, switches]);
}

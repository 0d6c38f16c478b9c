import type { MenuCommand, MenuEntry } from '@dreamfork/ui';
import { useLocale } from '@dreamfork/ui/i18n';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { nodeIcons } from '../nodeTypes/nodeIcons.ts';
import {
  type Command,
  type CommandContext,
  type CommandTarget,
  isCommandAvailable,
  runCommand,
} from './command.ts';
import { shortcutText } from './shortcuts.ts';

/** Commands in the order of a menu; a group ends where the next array begins. */
export type CommandMenu = readonly (readonly Command[])[];

export const iconOf = ({ icon }: Command): LucideIcon =>
  typeof icon === 'string' ? nodeIcons[icon] : icon;

/** Runs commands and turns menus of them into entries, about the selection or a given target. */
export function useCommands() {
  const editor = useEditor();
  const locale = useLocale();
  return useMemo(() => {
    const contextOf = (target: CommandTarget = {}): CommandContext => ({ ...editor, ...target });
    const menuLabel = (
      { label, inMenu, switchLabel, isOn }: Command,
      context: CommandContext,
    ): string =>
      inMenu?.[locale].label ?? switchLabel?.[locale](isOn?.(context) ?? false) ?? label[locale];
    const entryOf = (command: Command, context: CommandContext): MenuCommand => {
      const { id, tone } = command;
      const shortcut = shortcutText(command);
      return {
        id,
        label: menuLabel(command, context),
        icon: iconOf(command),
        ...(tone ? { tone } : {}),
        ...(shortcut === undefined ? {} : { shortcut }),
      };
    };
    /** Commands that name a heading stand under it, two and more that name a submenu stand in it. */
    const groupOf = (group: readonly Command[], context: CommandContext): MenuEntry[] => {
      const heading = group[0]?.inMenu?.[locale].heading;
      if (heading !== undefined) {
        return [{ heading, items: group.map((command) => entryOf(command, context)) }];
      }
      return group.flatMap((command): MenuEntry[] => {
        const { submenu } = command;
        const inside = submenu ? group.filter((each) => each.submenu === submenu) : [];
        if (!submenu || inside.length === 1) return [entryOf(command, context)];
        if (inside[0] !== command) return [];
        const items = inside.map((each) => entryOf(each, context));
        return [{ label: submenu.label[locale], icon: submenu.icon, submenu: items }];
      });
    };
    return {
      contextOf,
      labelOf: ({ label }: Command): string => label[locale],
      run: (command: Command, target?: CommandTarget) => runCommand(command, contextOf(target)),
      /** Runs the command that was chosen in a menu. */
      runById: (id: string, target?: CommandTarget) => {
        const command = editor.commands.find((each) => each.id === id);
        return command ? runCommand(command, contextOf(target)) : false;
      },
      isAvailable: (command: Command, target?: CommandTarget) =>
        isCommandAvailable(command, contextOf(target)),
      /** The available commands of a menu, with separators between the groups. */
      entriesOf: (menu: CommandMenu, target?: CommandTarget): MenuEntry<string>[] => {
        const context = contextOf(target);
        const groups = menu
          .map((group) => group.filter((command) => isCommandAvailable(command, context)))
          .filter((group) => group.length > 0);
        return groups.flatMap((group, index): MenuEntry<string>[] => [
          ...(index > 0 ? [{ separator: true as const }] : []),
          ...groupOf(group, context),
        ]);
      },
    };
  }, [editor, locale]);
}

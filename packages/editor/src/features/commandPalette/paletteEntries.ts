import { findNode, type SearchHit, type StoryDocument } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import {
  type Command,
  type CommandContext,
  isCommandAvailable,
  isCommandListed,
} from '../../commands/command.ts';
import type { RecentEntry } from '../../store/workspace/createWorkspace.ts';

export type PaletteEntry =
  | { kind: 'command'; id: string; command: Command }
  | { kind: 'node'; id: string; hit?: SearchHit };

export const keyOfEntry = ({ kind, id }: RecentEntry): string => `${kind}:${id}`;

const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

const isOffered = (command: Command, context: CommandContext): boolean =>
  isCommandListed(command, context) && isCommandAvailable(command, context);

/** Available commands whose label contains all words; prefix matches come first. */
export function matchingCommands(
  text: string,
  locale: Locale,
  context: CommandContext,
): PaletteEntry[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const labelOf = ({ label }: Command) => fold(label[locale]);
  const matches = context.commands.filter(
    (command) =>
      words.every((word) => labelOf(command).includes(word)) &&
      command.group !== 'keys' &&
      command.id !== 'palette' &&
      isOffered(command, context),
  );
  const begins = (command: Command) => labelOf(command).startsWith(words[0] ?? '');
  return [...matches.filter(begins), ...matches.filter((command) => !begins(command))].map(
    (command) => ({ kind: 'command', id: command.id, command }),
  );
}

/** Those of the last entries that can still be used. */
export function recentEntries(
  recent: readonly RecentEntry[],
  document: StoryDocument,
  context: CommandContext,
): PaletteEntry[] {
  return recent.flatMap(({ kind, id }): PaletteEntry[] => {
    if (kind === 'node') return findNode(document, id) ? [{ kind, id }] : [];
    const command = context.commands.find((each) => each.id === id);
    return command && isOffered(command, context) ? [{ kind, id, command }] : [];
  });
}

const recentMaximum = 5;

/** The last entries used, the newest first, each once. */
export const withRecent = (
  recent: readonly RecentEntry[],
  used: RecentEntry,
): readonly RecentEntry[] =>
  [
    { kind: used.kind, id: used.id },
    ...recent.filter((entry) => keyOfEntry(entry) !== keyOfEntry(used)),
  ].slice(0, recentMaximum);

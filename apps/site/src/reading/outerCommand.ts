import { idMaximumLength } from '@dreamfork/story';
import { type ThemeName, themeNames } from '@dreamfork/ui/theme';

const plainCommands = ['next', 'back', 'restart', 'height'] as const;

/** What the page around a frame may ask for. */
export type OuterCommand =
  | { command: (typeof plainCommands)[number] }
  | { command: 'goTo'; nodeId: string }
  | { command: 'theme'; theme: ThemeName };

/** The command in a message of another page, which may hold anything; null if it is none. */
export function readOuterCommand(data: unknown): OuterCommand | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, command, nodeId, theme } = data as Record<string, unknown>;
  if (type !== 'dreamfork:command') return null;
  if (command === 'goTo') {
    const isId = typeof nodeId === 'string' && nodeId !== '' && nodeId.length <= idMaximumLength;
    return isId ? { command, nodeId } : null;
  }
  if (command === 'theme') {
    const name = themeNames.find((known) => known === theme);
    return name ? { command, theme: name } : null;
  }
  const plain = plainCommands.find((known) => known === command);
  return plain ? { command: plain } : null;
}

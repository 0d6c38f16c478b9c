import type { NodeType, Position } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import type { LucideIcon } from 'lucide-react';
import type { CompanyStore } from '../store/company/companyStore.ts';
import type { Diagnostics } from '../store/diagnostics/createDiagnostics.ts';
import type { Persistence } from '../store/persistence/createPersistence.ts';
import type { Recovery } from '../store/persistence/createRecovery.ts';
import type { Publishing } from '../store/publishing/createPublishing.ts';
import { selectNodes } from '../store/session/selection.ts';
import type { SettingsStore } from '../store/settings/createSettings.ts';
import { shownDock, type Workspace } from '../store/workspace/createWorkspace.ts';
import type { DockPanelName } from '../store/workspace/panelsAndDialogs.ts';
import type { EditContext } from './edits/context.ts';
import type { Edits } from './edits/createEdits.ts';
import type { Shortcut } from './shortcuts.ts';

/** The stores of one editor, and what commands and panels do with them. */
export type Editor = EditContext & {
  edits: Edits;
  /** Every command of the editor, in the order in which palette and help list them. */
  commands: readonly Command[];
  workspace: Workspace;
  diagnostics: Diagnostics;
  persistence: Persistence;
  publishing: Publishing;
  company: CompanyStore;
  recovery: Recovery;
  settings: SettingsStore;
  /** Whether the host can play the story. */
  canPreview: boolean;
};

/** What a command is asked for; without it, the selection. */
export type CommandTarget = {
  /** The focused card, or the one whose menu is open. */
  nodeId?: string;
  /** The choice of that node whose connection was dropped on the canvas. */
  choiceId?: string;
  /** A position on the canvas, in canvas units. */
  position?: Position;
};

export type CommandContext = Editor & CommandTarget;

/** In the order in which help and palette list them. `keys` are for the keyboard alone. */
export const commandGroups = [
  'add',
  'link',
  'node',
  'path',
  'edit',
  'shape',
  'annotations',
  'canvas',
  'view',
  'story',
  'keys',
] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** A row of a menu that opens a menu of its own. */
export type CommandSubmenu = { label: Readonly<Record<Locale, string>>; icon: LucideIcon };

/** Something an author can do, by a key, a button, a menu or the palette. */
export type Command = {
  id: string;
  label: Readonly<Record<Locale, string>>;
  /** The label in a menu, where it depends on whether the command is on. */
  switchLabel?: Readonly<Record<Locale, (isOn: boolean) => string>>;
  /** In a menu, the heading it stands under with others and its label there. */
  inMenu?: Readonly<Record<Locale, { heading: string; label: string }>> | undefined;
  /** In a menu, the row behind which it stands with others. */
  submenu?: CommandSubmenu;
  group: CommandGroup;
  /** A Lucide icon, or the type of node whose icon it has. */
  icon: LucideIcon | NodeType;
  shortcuts?: readonly Shortcut[];
  /** `danger` marks what destroys something. */
  tone?: 'danger';
  /** It is about nodes: asked for on a card outside the selection, it selects that card first. */
  isAboutNodes?: true;
  /** Whether it can be run here and now; otherwise it is not offered. @default always */
  isAvailable?: (context: CommandContext) => boolean;
  /** Whether palette and help list it; where what it needs is missing, it only says so. @default always */
  isListed?: (editor: Editor) => boolean;
  /** Whether a switch is on. */
  isOn?: (context: CommandContext) => boolean;
  run: (context: CommandContext) => void | Promise<void>;
};

export type CommandDefinition = Omit<Command, 'id' | 'label'>;

/** Commands by id, each with its label out of a dictionary. */
export function defineCommands<Id extends string>(
  labels: Readonly<Record<Locale, Readonly<Record<NoInfer<Id>, string>>>>,
  definitions: Record<Id, CommandDefinition>,
): Record<Id, Command> {
  const ids = Object.keys(definitions) as Id[];
  const commands = ids.map((id): [Id, Command] => [
    id,
    { ...definitions[id], id, label: { ru: labels.ru[id], en: labels.en[id] } },
  ]);
  return Object.fromEntries(commands) as Record<Id, Command>;
}

export const isCommandAvailable = (command: Command, context: CommandContext): boolean =>
  command.isAvailable?.(context) ?? true;

export const isCommandListed = (command: Command, editor: Editor): boolean =>
  command.isListed?.(editor) ?? true;

/** Runs a command. Returns false where it is not available. */
export function runCommand(command: Command, context: CommandContext): boolean {
  if (!isCommandAvailable(command, context)) return false;
  const { nodeId, session, edits } = context;
  const isElsewhere =
    nodeId !== undefined && !session.getState().selection.nodeIds.includes(nodeId);
  if (isElsewhere && command.isAboutNodes) edits.select(selectNodes([nodeId]));
  void command.run(context);
  return true;
}

/** The nodes a command is about. */
export function nodesOf({ session, nodeId }: CommandContext): readonly string[] {
  const { nodeIds } = session.getState().selection;
  return nodeId === undefined || nodeIds.includes(nodeId) ? nodeIds : [nodeId];
}

/** The one node a command is about, where it is about one alone. */
export function oneNodeOf(context: CommandContext): string | undefined {
  const nodeIds = nodesOf(context);
  return nodeIds.length === 1 ? nodeIds[0] : undefined;
}

/** Opens a panel at the right, or closes it. */
export const togglePanel = (
  name: DockPanelName,
): Pick<CommandDefinition, 'group' | 'isOn' | 'run'> => ({
  group: 'view',
  isOn: ({ workspace }) => shownDock(workspace.getState()) === name,
  run: ({ workspace }) => workspace.toggleDock(name),
});

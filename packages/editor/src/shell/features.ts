import { type LazyPart, lazyPart } from '@dreamfork/ui/lazy';
import type { ComponentType } from 'react';
import { baseCommands } from '../commands/baseCommands.ts';
import type { Command } from '../commands/command.ts';
import { apiConsoleFeature } from '../features/apiConsole/feature.ts';
import { assistantFeature } from '../features/assistant/feature.ts';
import { botFeature } from '../features/bot/feature.ts';
import { commandPaletteFeature } from '../features/commandPalette/feature.ts';
import { companyFeature } from '../features/company/feature.ts';
import { conflictsFeature } from '../features/conflicts/feature.ts';
import { diagnosticsFeature } from '../features/diagnostics/feature.ts';
import { duplicateFeature } from '../features/duplicate/feature.ts';
import { elementsFeature } from '../features/elements/feature.ts';
import type { DockPanel, Feature } from '../features/feature.ts';
import { filesFeature } from '../features/files/feature.ts';
import { findFeature } from '../features/find/feature.ts';
import { generatorFeature } from '../features/generator/feature.ts';
import { helpFeature } from '../features/help/feature.ts';
import { historyFeature } from '../features/history/feature.ts';
import { inspectorFeature } from '../features/inspector/feature.ts';
import { mediaFeature } from '../features/media/feature.ts';
import { outlineFeature } from '../features/outline/feature.ts';
import { readersFeature } from '../features/readers/feature.ts';
import { recoveryFeature } from '../features/recovery/feature.ts';
import { reviewFeature } from '../features/review/feature.ts';
import { settingsFeature } from '../features/settings/feature.ts';
import { textModeFeature } from '../features/textMode/feature.ts';
import { toolsFeature } from '../features/tools/feature.ts';
import { variablesFeature } from '../features/variables/feature.ts';
import { versionsFeature } from '../features/versions/feature.ts';

/** The dialog that the shell shows for every feature. */
const waitFeature = {
  dialogs: { wait: lazyPart(async () => (await import('./WaitDialog.tsx')).WaitDialog) },
} satisfies Feature;

/** Every feature of the editor, in the order in which palette and help list their commands. */
export const features = [
  toolsFeature,
  elementsFeature,
  outlineFeature,
  textModeFeature,
  inspectorFeature,
  // At a node, who else writes it stands first.
  companyFeature,
  diagnosticsFeature,
  botFeature,
  variablesFeature,
  historyFeature,
  mediaFeature,
  versionsFeature,
  readersFeature,
  reviewFeature,
  apiConsoleFeature,
  generatorFeature,
  assistantFeature,
  findFeature,
  commandPaletteFeature,
  settingsFeature,
  helpFeature,
  filesFeature,
  conflictsFeature,
  duplicateFeature,
  recoveryFeature,
  waitFeature,
] as const;

type FeatureOf = (typeof features)[number];
type Registered<Kind extends keyof Feature> = FeatureOf extends infer Each
  ? Each extends { readonly [Key in Kind]: infer Entries }
    ? keyof Entries
    : never
  : never;

const entriesOf = (kind: 'commands' | 'tabs' | 'panels' | 'dialogs'): object =>
  Object.assign({}, ...features.map((feature: Feature) => feature[kind]));

export type CommandId = keyof typeof baseCommands | Registered<'commands'>;

/** Every command by its id. */
export const commands = { ...baseCommands, ...entriesOf('commands') } as Record<CommandId, Command>;

export const tabs = entriesOf('tabs') as Record<Registered<'tabs'>, LazyPart<object>>;
export const panels = entriesOf('panels') as Record<Registered<'panels'>, DockPanel>;
export const dialogs = entriesOf('dialogs') as Record<
  Registered<'dialogs'>,
  ComponentType<{ payload: never; isOpen: boolean; onClose: () => void }>
>;
export const nodeSections = features.flatMap((feature: Feature) => feature.nodeSection ?? []);

import type { StoryNode } from '@dreamfork/story';
import type { LazyPart } from '@dreamfork/ui/lazy';
import type { Command } from '../commands/command.ts';
import type {
  DialogName,
  DockPanelName,
  LeftTabName,
  WorkspaceDialogProps,
} from '../store/workspace/panelsAndDialogs.ts';

export type DockPanel = {
  panel: LazyPart<object>;
  /** The panel brings a heading of its own; without one the dock puts its name and a close button above. */
  hasOwnHead?: true;
};

/** What a feature adds to the editor. `shell/features.ts` lists all of them. */
export type Feature = {
  commands?: Readonly<Record<string, Command>>;
  /** Tabs of the left panel. */
  tabs?: { readonly [Name in LeftTabName]?: LazyPart<object> };
  /** Panels at the right. */
  panels?: { readonly [Name in DockPanelName]?: DockPanel };
  dialogs?: { readonly [Name in DialogName]?: LazyPart<WorkspaceDialogProps<Name>> };
  /** A section among the properties of a node; it renders nothing for nodes it is not about. */
  nodeSection?: LazyPart<{ node: StoryNode }>;
};

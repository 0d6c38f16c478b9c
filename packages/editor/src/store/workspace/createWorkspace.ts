import type { PlayState } from '@dreamfork/story';
import { createStore } from 'zustand/vanilla';
import type { Session } from '../session/createSession.ts';
import {
  type DialogName,
  type DialogPayloads,
  type DockPanelName,
  type EditorWidth,
  emptyQuery,
  type FindQuery,
  type LeftTabName,
  type OpenDialog,
} from './panelsAndDialogs.ts';

/** Where a preview begins: at the start, or at a node with the steps that lead there, or where a reader is. */
export type PreviewRequest = {
  readonly startNodeId?: string;
  readonly path?: readonly string[];
  /** In their place: where a reader is. */
  readonly state?: PlayState;
};

/** Something used in the palette: a command or a node, by its id. */
export type RecentEntry = { readonly kind: 'command' | 'node'; readonly id: string };

export type WorkspaceState = {
  /** How much room there is. Below `wide` the sides lie over the canvas, one at a time. */
  readonly width: EditorWidth;
  readonly leftTab: LeftTabName;
  readonly isLeftOpen: boolean;
  readonly dock: DockPanelName | null;
  /** The panels that were shown before it, the last one last. Closing a panel brings back the one before. */
  readonly docksBefore: readonly DockPanelName[];
  readonly drawer: 'left' | 'right' | null;
  readonly dialog: OpenDialog | null;
  readonly preview: PreviewRequest | null;
  readonly find: FindQuery;
  /** Counts requests to focus the search field. */
  readonly findFocus: number;
  /** The name of the variable whose nodes the canvas frames. */
  readonly highlightedVariable: string | null;
  /** The variable whose row is to take the focus in its panel. */
  readonly shownVariable: { readonly id: string } | null;
  /** What was last used in the palette, the newest first. */
  readonly recent: readonly RecentEntry[];
};

export type Workspace = ReturnType<typeof createWorkspace>;

/** Whether the left panel is to be seen. */
export const isLeftShown = ({ width, isLeftOpen, drawer }: WorkspaceState): boolean =>
  width === 'wide' ? isLeftOpen : drawer === 'left';

/** The panel to be seen at the right, if any. */
export const shownDock = ({ width, dock, drawer }: WorkspaceState): DockPanelName | null => {
  if (width === 'wide') return dock;
  return drawer === 'right' ? (dock ?? 'properties') : null;
};

/** What covers the canvas and can be closed, the uppermost last. */
export const coveringLayers = ({
  width,
  drawer,
  preview,
}: WorkspaceState): readonly ('drawer' | 'preview')[] => [
  ...(width !== 'wide' && drawer ? (['drawer'] as const) : []),
  ...(preview ? (['preview'] as const) : []),
];

/** The store of open panels, dialog and preview. None of it is part of the document. */
export function createWorkspace(initial: Partial<WorkspaceState> = {}) {
  const { getState, setState, ...readable } = createStore<WorkspaceState>(() => ({
    width: 'wide',
    leftTab: 'tools',
    isLeftOpen: true,
    dock: 'properties',
    docksBefore: [],
    drawer: null,
    dialog: null,
    preview: null,
    find: emptyQuery,
    findFocus: 0,
    highlightedVariable: null,
    shownVariable: null,
    recent: [],
    ...initial,
  }));

  const update = (patch: Partial<WorkspaceState>) => {
    const names = Object.keys(patch) as (keyof WorkspaceState)[];
    const state = getState();
    if (names.some((name) => patch[name] !== state[name])) setState(patch);
  };

  const openDock = (dock: DockPanelName) => {
    const { docksBefore } = getState();
    const shown = shownDock(getState());
    const before = shown ? [...docksBefore, shown].filter((name) => name !== dock) : [];
    update({ dock, drawer: 'right', docksBefore: shown === dock ? docksBefore : before });
  };
  const openLeft = (leftTab: LeftTabName) => update({ leftTab, isLeftOpen: true, drawer: 'left' });
  const closeDock = () => {
    const { docksBefore, width } = getState();
    const before = docksBefore.at(-1);
    if (before) update({ dock: before, docksBefore: docksBefore.slice(0, -1) });
    else update({ dock: width === 'wide' ? null : 'properties', drawer: null });
  };

  return {
    ...readable,
    getState,

    /** Sets the width class. A change of it closes the drawer. */
    setWidth: (width: EditorWidth) =>
      update(width === getState().width ? {} : { width, drawer: null }),

    openLeft,
    toggleLeft: () => {
      if (getState().width === 'wide') update({ isLeftOpen: !getState().isLeftOpen });
      else update({ drawer: getState().drawer === 'left' ? null : 'left' });
    },
    openDock,
    /** Closes the panel at the right; the one that was shown before it is there again. */
    closeDock,
    /** Opens a panel at the right, or closes it if it is the one shown. */
    toggleDock: (dock: DockPanelName) => {
      if (shownDock(getState()) === dock) closeDock();
      else openDock(dock);
    },
    closeDrawer: () => update({ drawer: null }),

    openDialog: <Name extends DialogName>(name: Name, payload: DialogPayloads[Name]) =>
      update({ dialog: { name, payload } as OpenDialog }),
    closeDialog: () => update({ dialog: null }),

    openPreview: (preview: PreviewRequest = {}) => update({ preview }),
    closePreview: () => update({ preview: null }),
    closeUppermost: () => {
      const uppermost = coveringLayers(getState()).at(-1);
      if (uppermost) update({ [uppermost]: null });
    },

    /** Opens the search with the focus in its field. */
    openFind: () => {
      openDock('find');
      update({ findFocus: getState().findFocus + 1 });
    },
    setFind: (patch: Partial<FindQuery>) => update({ find: { ...getState().find, ...patch } }),
    highlightVariable: (highlightedVariable: string | null) => update({ highlightedVariable }),
    /** Opens the panel of variables at this one. */
    showVariable: (id: string) => {
      openDock('variables');
      update({ shownVariable: { id } });
    },
    /** The row of the variable to show has taken the focus. */
    endShowing: () => update({ shownVariable: null }),
    setRecent: (recent: readonly RecentEntry[]) => update({ recent }),
  };
}

/**
 * Shows where the text of another node is edited: the properties, or its card without a drawer over it; the returned
 * function stops that.
 */
export function followEditing(session: Session, workspace: Workspace): () => void {
  return session.subscribe(({ writing }, { writing: before }) => {
    if (writing?.nodeId === before?.nodeId && writing?.place === before?.place) return;
    if (writing?.place === 'panel') workspace.openDock('properties');
    if (writing?.place === 'card') workspace.closeDrawer();
  });
}

import { type FindWish, firstWish } from '../find/findWish.ts';
import type { PaletteEntry } from '../palette/paletteEntries.ts';
import type { EditorWidth } from '../useEditorWidth.ts';
import type { DialogName, DialogPayloads, OpenDialog } from './dialogPayloads.ts';
import type { DockPanelName, LeftTabName } from './names.ts';

/** Where a preview begins: at the start, or at a node with the steps that lead there. */
export type PreviewWish = { readonly startNodeId?: string; readonly path?: readonly string[] };

export type DeskState = {
  /** How much room there is. Below `wide` the sides lie over the canvas, one at a time. */
  readonly width: EditorWidth;
  readonly leftTab: LeftTabName;
  readonly isLeftOpen: boolean;
  readonly dock: DockPanelName | null;
  readonly drawer: 'left' | 'right' | null;
  readonly dialog: OpenDialog | null;
  readonly preview: PreviewWish | null;
  readonly find: FindWish;
  /** Counts the wishes to type into the search; each puts the focus there. */
  readonly findFocus: number;
  /** What was last used in the palette, the newest first. */
  readonly recent: readonly PaletteEntry[];
};

export type Desk = ReturnType<typeof createDesk>;

/** Whether the left panel is to be seen. */
export const isLeftShown = ({ width, isLeftOpen, drawer }: DeskState): boolean =>
  width === 'wide' ? isLeftOpen : drawer === 'left';

/** The panel to be seen at the right, if any. */
export const shownDock = ({ width, dock, drawer }: DeskState): DockPanelName | null => {
  if (width === 'wide') return dock;
  return drawer === 'right' ? (dock ?? 'properties') : null;
};

/** The store of what lies on the author's desk: panels, dialog, preview. Nothing of it is in the document. */
export function createDesk(initial: Partial<DeskState> = {}) {
  const listeners = new Set<() => void>();
  let state: DeskState = {
    width: 'wide',
    leftTab: 'tools',
    isLeftOpen: true,
    dock: 'properties',
    drawer: null,
    dialog: null,
    preview: null,
    find: firstWish,
    findFocus: 0,
    recent: [],
    ...initial,
  };

  const update = (patch: Partial<DeskState>) => {
    const names = Object.keys(patch) as (keyof DeskState)[];
    if (names.every((name) => patch[name] === state[name])) return;
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };

  const openDock = (dock: DockPanelName) => update({ dock, drawer: 'right' });
  const openLeft = (leftTab: LeftTabName) => update({ leftTab, isLeftOpen: true, drawer: 'left' });
  const closeDock = () =>
    update({ dock: state.width === 'wide' ? null : state.dock, drawer: null });

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Tells the desk how much room there is. Drawers do not outlive the narrowness they were opened in. */
    setWidth: (width: EditorWidth) => update(width === state.width ? {} : { width, drawer: null }),

    openLeft,
    toggleLeft: () => {
      if (state.width === 'wide') update({ isLeftOpen: !state.isLeftOpen });
      else update({ drawer: state.drawer === 'left' ? null : 'left' });
    },
    openDock,
    closeDock,
    /** Opens a panel at the right, or closes it if it is the one shown. */
    toggleDock: (dock: DockPanelName) => {
      if (shownDock(state) === dock) closeDock();
      else openDock(dock);
    },
    closeDrawer: () => update({ drawer: null }),

    openDialog: <Name extends DialogName>(name: Name, payload: DialogPayloads[Name]) =>
      update({ dialog: { name, payload } as OpenDialog }),
    closeDialog: () => update({ dialog: null }),

    openPreview: (preview: PreviewWish = {}) => update({ preview }),
    closePreview: () => update({ preview: null }),

    /** Opens the search with the focus in its field. */
    openFind: () => {
      openDock('find');
      update({ findFocus: state.findFocus + 1 });
    },
    setFind: (patch: Partial<FindWish>) => update({ find: { ...state.find, ...patch } }),
    setRecent: (recent: readonly PaletteEntry[]) => update({ recent }),
  };
}

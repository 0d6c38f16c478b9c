import type { NodeType, Position } from '@dreamfork/story';
import type { ConnectInput } from '../../commands/edits/connectionEdits.ts';
import type { Bounds } from '../../geometry/bounds.ts';
import type { Selection } from '../../store/session/selection.ts';
import type { Uploads } from '../../store/uploads/createUploads.ts';

/** What is on the canvas. */
export type Item = { kind: 'node' | 'connection' | 'group' | 'note'; id: string };

/** What a pointer is on; of a node it may be the row of one option. */
export type Hit = (Item & { choiceId?: string }) | { kind: 'canvas' };

/** Where a menu opens on the screen, and what it is about. */
export type MenuSubject =
  | Item
  | { kind: 'canvas'; position: Position }
  /** A connection was dropped where nothing is. */
  | { kind: 'link'; from: Pick<ConnectInput, 'fromNodeId' | 'choiceId'>; position: Position };

export type MenuPlace = { readonly x: number; readonly y: number; readonly subject: MenuSubject };

/** The files of the nodes, as far as cards show them. */
export type CanvasMedia = {
  uploads: Uploads;
  canUpload: boolean;
  /** Shows the files of a node, or asks for one where it has none. */
  open: (nodeId: string) => void;
};

/** What gestures ask for. Without them a canvas can only be looked at. */
export type CanvasActions = {
  select: (selection: Selection) => void;
  moveItems: (input: {
    nodes: Record<string, Position>;
    notes: Record<string, Position>;
    /** The connection that a single node was dropped on. */
    intoConnectionId?: string;
  }) => void;
  connect: (input: ConnectInput) => void;
  reconnect: (input: { connectionId: string; toNodeId: string }) => void;
  editNode: (nodeId: string) => void;
  /** A note while it is typed; a run of typing is one step of undo, and ends with `leaveNote`. */
  writeNote: (input: { noteId: string; text: string }) => void;
  leaveNote: () => void;
  resizeNote: (input: { noteId: string; bounds: Bounds }) => void;
  addNode: (input: { type: NodeType; position: Position }) => void;
  openMenu: (place: MenuPlace) => void;
  media: CanvasMedia;
};

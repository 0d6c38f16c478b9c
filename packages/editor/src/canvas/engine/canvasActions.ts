import type { NodeType, Position } from '@dreamfork/story';
import type { LinkInput } from '../../commands/linkCommands.ts';
import type { Bounds } from '../../flow/bounds.ts';
import type { Uploads } from '../../media/createUploads.ts';
import type { Selection } from '../../session/selection.ts';

/** Where a menu opens on the screen, and what it is about. */
export type MenuSubject =
  | { kind: 'canvas'; position: Position }
  | { kind: 'node'; nodeId: string }
  | { kind: 'connection'; connectionId: string }
  | { kind: 'group'; groupId: string }
  | { kind: 'note'; noteId: string }
  /** A connection was dropped where nothing is. */
  | { kind: 'link'; from: Pick<LinkInput, 'fromNodeId' | 'choiceId'>; position: Position };

export type MenuPlace = { readonly x: number; readonly y: number; readonly subject: MenuSubject };

/** The files of the nodes, as far as cards show them. */
export type CanvasMedia = {
  uploads: Pick<Uploads, 'get' | 'subscribe'>;
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
  connect: (input: LinkInput) => void;
  reconnect: (input: { connectionId: string; toNodeId: string }) => void;
  editNode: (nodeId: string) => void;
  writeNote: (input: { noteId: string; text: string }) => void;
  resizeNote: (input: { noteId: string; bounds: Bounds }) => void;
  addNode: (input: { type: NodeType; position: Position }) => void;
  openMenu: (place: MenuPlace) => void;
  media: CanvasMedia;
};

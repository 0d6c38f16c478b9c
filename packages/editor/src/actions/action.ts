import type { NodeType } from '@dreamfork/story';
import type { LucideIcon } from 'lucide-react';
import type { Commands } from '../commands/createCommands.ts';
import type { Desk } from '../desk/createDesk.ts';
import type { Doctor } from '../doctor/createDoctor.ts';
import type { EditorServices } from '../services.ts';
import type { Session } from '../session/createSession.ts';

/** What an action works with, and what it is about. */
export type ActionContext = {
  session: Session;
  commands: Commands;
  desk: Desk;
  doctor: Doctor;
  services: EditorServices;
  /** Whether the host can play the story. */
  canPreview: boolean;
  /** The node it is asked for: the card in focus, or the one whose menu is open. Else the selection. */
  nodeId?: string;
  /** Where on the canvas it is asked for, in canvas units. */
  position?: { x: number; y: number };
};

/** In the order in which help and palette list them. `keys` are for the keyboard alone. */
export const actionGroups = [
  'add',
  'link',
  'node',
  'path',
  'edit',
  'shape',
  'marks',
  'canvas',
  'view',
  'story',
  'keys',
] as const;
export type ActionGroup = (typeof actionGroups)[number];

/** One thing an author can ask for, whatever by: a key, a button, a menu or the palette. */
export type EditorAction = {
  group: ActionGroup;
  /** A Lucide icon, or the type of node whose icon it is. */
  icon: LucideIcon | NodeType;
  /** `danger` marks what destroys something. */
  tone?: 'danger';
  /** It is about nodes: asked for on a card outside the selection, it selects that card first. */
  isAboutNodes?: true;
  /** Whether it can be done here and now; what cannot is not offered. @default always */
  isAvailable?: (context: ActionContext) => boolean;
  /** For what is on or off: whether it is on. */
  isOn?: (context: ActionContext) => boolean;
  run: (context: ActionContext) => void | Promise<void>;
};

export const defineActions = <Id extends string>(
  actions: Record<Id, EditorAction>,
): Record<Id, EditorAction> => actions;

/** The nodes an action is about. */
export function nodesOf({ session, nodeId }: ActionContext): readonly string[] {
  const { nodeIds } = session.getState().selection;
  return nodeId === undefined || nodeIds.includes(nodeId) ? nodeIds : [nodeId];
}

/** The one node an action is about, where it is about one alone. */
export function oneNodeOf(context: ActionContext): string | undefined {
  const nodeIds = nodesOf(context);
  return nodeIds.length === 1 ? nodeIds[0] : undefined;
}

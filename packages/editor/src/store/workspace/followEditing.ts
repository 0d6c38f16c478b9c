import type { Session } from '../session/createSession.ts';
import type { Workspace } from './createWorkspace.ts';

/** Opens the properties when the text of another node is edited; the returned function stops that. */
export function followEditing(session: Session, workspace: Workspace): () => void {
  let edited = session.getState().draft?.nodeId;
  return session.subscribe(({ draft }) => {
    const nodeId = draft?.nodeId;
    if (nodeId !== undefined && nodeId !== edited) workspace.openDock('properties');
    edited = nodeId;
  });
}

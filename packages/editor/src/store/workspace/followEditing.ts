import type { Session } from '../session/createSession.ts';
import type { Workspace } from './createWorkspace.ts';

/** Opens the properties when the text of another node is edited there; the returned function stops that. */
export function followEditing(session: Session, workspace: Workspace): () => void {
  let edited = session.getState().draft?.nodeId;
  return session.subscribe(({ draft, draftPlace }) => {
    const nodeId = draftPlace === 'panel' ? draft?.nodeId : undefined;
    if (nodeId !== undefined && nodeId !== edited) workspace.openDock('properties');
    edited = nodeId;
  });
}

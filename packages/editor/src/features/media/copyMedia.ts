import { findNode, type StoryDocument, setNodeMedia, withContent } from '@dreamfork/story';
import type { Editor } from '../../commands/command.ts';
import { reportRejected } from '../../commands/edits/context.ts';
import type { ServiceProblem, UploadedFile } from '../../services/index.ts';
import { contentOf } from '../../upload/contentOf.ts';
import { foreignFilesOf } from './foreignMedia.ts';
import { mediaMessages } from './messages.ts';

type Order = { nodeId: string; mediaIds: readonly string[] };
type Failure = { name: string; error: ServiceProblem };

/** Shows the copies in the place of what was copied, as one step of undo. */
function placeCopies(
  editor: Editor,
  nodeId: string,
  copies: ReadonlyMap<string, UploadedFile>,
): void {
  const replace = (story: StoryDocument) => {
    const node = findNode(story, nodeId);
    const media = (node?.media ?? []).map((item) => {
      const file = copies.get(item.url);
      const captions = copies.get(item.captionsUrl ?? '');
      const shown = file ? withContent(item, contentOf(file)) : item;
      return captions ? { ...shown, captionsUrl: captions.url } : shown;
    });
    return setNodeMedia(story, { nodeId, media, mediaNodeId: node?.mediaNodeId ?? null });
  };
  reportRejected(editor, editor.session.edit({ label: 'copy-media', operation: replace }));
}

/** Copies files of other sites, with their captions, into the author's files, one after the other. */
export async function copyMedia(editor: Editor, { nodeId, mediaIds }: Order): Promise<void> {
  const { session, services, uploads, locale } = editor;
  const current = () => findNode(session.getState().document, nodeId);
  const items = current()?.media.filter(({ id }) => mediaIds.includes(id)) ?? [];
  const files = items.flatMap(foreignFilesOf);
  const running = uploads.get(nodeId)?.kind;
  const fetchFile = services.media?.fetchFile;
  if (!fetchFile || running === 'uploading' || running === 'waiting') return;

  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort();
  const fileName = files[0]?.name ?? '';
  uploads.set(nodeId, { kind: 'waiting', fileName, isUntilSaved: false, cancel });
  const endTurn = await uploads.turn(signal);
  const copies = new Map<string, UploadedFile>();
  const failures: Failure[] = [];
  for (const [at, { url, name, isCaptions }] of files.entries()) {
    if (signal.aborted) break;
    if (copies.has(url)) continue;
    const share = at / files.length;
    uploads.set(nodeId, { kind: 'uploading', fileName: name, share, secondsLeft: null, cancel });
    // oxlint-disable-next-line no-await-in-loop -- a node's files have one turn.
    const answer = await fetchFile({ url, isCaptions, signal });
    if (answer.ok) copies.set(url, answer.value);
    else failures.push({ name, error: answer.error });
  }
  endTurn?.();
  uploads.clear(nodeId);
  if (!current()) return;
  if (copies.size > 0) placeCopies(editor, nodeId, copies);
  const [failure] = failures;
  if (!failure || signal.aborted) return;
  // A copied file has given its item another id.
  const ids = items.map(({ id, url }) => copies.get(url)?.id ?? id);
  const reason = failure.error.message || mediaMessages[locale].errors.unknown;
  uploads.set(nodeId, {
    kind: 'failed',
    fileName: failure.name,
    message: files.length > 1 ? `${failure.name}: ${reason}` : reason,
    isUnreachable: failure.error.status === undefined,
    retry: () => void copyMedia(editor, { nodeId, mediaIds: ids }),
  });
}

import { findNode, isMediaType, mediaTypeOf, type Position } from '@dreamfork/story';
import type { DroppedFiles } from '@dreamfork/ui/drop';
import type { Editor } from '../../commands/command.ts';
import { onGrid } from '../../geometry/geometry.ts';
import {
  isArchive,
  isHidden,
  isMediaFile,
  isStoryFile,
  isTextFile,
  pathOf,
} from '../../upload/fileKinds.ts';
import { mimeTypeOf } from '../../upload/uploadRules.ts';
import { mediaMessages } from './messages.ts';
import { uploadFault } from './uploadFault.ts';
import { uploadMedia } from './uploadMedia.ts';

/** More files at once are most likely a mistake. */
const mostFiles = 50;
const columns = 5;
const step = { x: 270, y: 240 };

const placeOf = (position: Position, at: number): Position => {
  const { x, y } = onGrid(position);
  return { x: x + (at % columns) * step.x, y: y + Math.floor(at / columns) * step.y };
};

type Place = { nodeId?: string | undefined; position: Position };

const isOfStory = (path: string): boolean =>
  isStoryFile(path) || isTextFile(path) || isArchive(path);

/**
 * Uploads files that were dropped or pasted. The first goes to the media node it was dropped on, every other
 * becomes a media node of its type, on the grid. Stories among them open the import instead.
 */
export function addFiles(
  editor: Editor,
  files: readonly File[],
  { nodeId, position }: Place,
): void {
  const { session, edits, interaction, services, locale } = editor;
  if (files.some(({ name }) => isOfStory(name))) {
    editor.workspace.openDialog('files', { files });
    return;
  }
  if (!services.media || files.length === 0) return;
  const messages = mediaMessages[locale];
  const warn = (title: string, description: string) =>
    interaction.notify({ status: 'warning', title, description });
  if (files.length > mostFiles) warn(messages.drop.tooMany(mostFiles), messages.drop.tooManyText);
  const some = files.slice(0, mostFiles);
  const target = findNode(session.getState().document, nodeId ?? '');
  let placed = 0;
  for (const [at, file] of some.entries()) {
    const fault = uploadFault(file, locale);
    if (fault !== null) {
      warn(messages.drop.refused, fault);
      continue;
    }
    const isForTarget = at === 0 && target !== undefined && isMediaType(target.type);
    const id = isForTarget
      ? target.id
      : edits.addNode({ type: mediaTypeOf(mimeTypeOf(file)), position: placeOf(position, placed) });
    if (!isForTarget) placed += 1;
    if (id !== null) void uploadMedia(editor, { nodeId: id, file });
  }
}

/** Of a folder only what is needed is taken; every other file is an author's choice. */
function isTaken(file: File): boolean {
  const path = pathOf(file);
  const isInFolder = path.includes('/');
  return !isInFolder || (!isHidden(path) && (isMediaFile(path) || isOfStory(path)));
}

/** Takes what was dropped on the canvas, folders included. Where there is nothing to take, the import says why. */
export async function addDropped(
  editor: Editor,
  dropped: Promise<DroppedFiles>,
  place: Place,
): Promise<void> {
  const { files } = await dropped;
  const taken = files.filter(isTaken);
  if (taken.length > 0) addFiles(editor, taken, place);
  else editor.workspace.openDialog('files', { files: dropped });
}

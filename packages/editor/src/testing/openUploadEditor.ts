import { fail, findNode, type Result, succeed } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { expect, vi } from 'vitest';
import { cancelUpload, deleteMediaNode, removeMedia } from '../features/media/mediaEdits.ts';
import { uploadMedia } from '../features/media/uploadMedia.ts';
import type { MediaServices, ServiceProblem, UploadedFile } from '../services/index.ts';
import { createTestEditor } from './createTestEditor.ts';

/** The start, and a media node that has no file. */
export const uploadStory = (content?: string) =>
  buildStory('Маяк')
    .node('start', 'start')
    .node('lamp', 'image', { content: content ?? 'Введите описание медиа' })
    .build();

export const picture = new File(['свет'], 'Фонарь.jpg', { type: 'image/jpeg' });

export const uploaded: UploadedFile = {
  id: 'file-1',
  url: '/api/media/file-1/download',
  fileName: 'Фонарь.jpg',
  mimeType: 'image/jpeg',
  fileSize: 8,
};

type UploadInput = Parameters<MediaServices['upload']>[0];

/** An editor whose server waits for the test's word. */
export function openUploadEditor({
  content,
  storyId = 'saved',
}: {
  content?: string;
  storyId?: string | null;
} = {}) {
  let settle: (answer: Result<UploadedFile, ServiceProblem>) => void = () => {};
  const inputs: UploadInput[] = [];
  const createNode = vi.fn<MediaServices['createNode']>(async () => succeed({ id: 'media-node' }));
  const removeNode = vi.fn<MediaServices['removeNode']>(async () =>
    fail({ message: 'Сервер не отвечает' }),
  );
  const media: MediaServices = {
    upload: (input) => {
      inputs.push(input);
      return new Promise((resolve) => {
        settle = resolve;
        input.signal.addEventListener('abort', () =>
          resolve(fail({ message: 'Запрос отменён.', isAborted: true })),
        );
      });
    },
    createNode,
    removeNode,
  };
  const editor = createTestEditor({
    document: uploadStory(content),
    story: storyId === null ? {} : { id: storyId, version: 1 },
    services: { media },
  });
  const { context } = editor;
  const edits = {
    ...editor.edits,
    uploadMedia: (input: { nodeId: string; file: File }) =>
      uploadMedia(context, input, async (file) => ({ file })),
    cancelUpload: (nodeId: string) => cancelUpload(context, nodeId),
    removeMedia: (input: { nodeId: string; mediaId: string }) => removeMedia(context, input),
    deleteMediaNode: (nodeId: string) => deleteMediaNode(context, nodeId),
  };
  const lamp = () => {
    const node = findNode(editor.session.getState().document, 'lamp');
    if (!node) throw new Error('The story has lost its lamp.');
    return node;
  };
  const start = async (file = picture) => {
    const result = edits.uploadMedia({ nodeId: 'lamp', file });
    await expect.poll(() => inputs.length).toBeGreaterThan(0);
    return { result, input: inputs.at(-1) as UploadInput };
  };
  return {
    ...editor,
    edits,
    lamp,
    start,
    inputs,
    createNode,
    removeNode,
    answer: (result: Result<UploadedFile, ServiceProblem>) => settle(result),
  };
}

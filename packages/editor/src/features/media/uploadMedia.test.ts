import { fail, findNode, type Result, succeed } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { describe, expect, test, vi } from 'vitest';
import type { MediaServices, ServiceProblem, UploadedFile } from '../../services.ts';
import type { PendingUpload, PendingUploads } from '../../store/uploads/createPendingUploads.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { addFiles } from './addFiles.ts';
import { attendHeldUploads } from './heldUploads.ts';
import { cancelUpload, deleteMediaNode, removeMedia } from './mediaEdits.ts';
import { uploadMedia } from './uploadMedia.ts';
import { maxUploadBytes } from './uploadRules.ts';

const story = (content?: string) =>
  buildStory('Маяк')
    .node('start', 'start')
    .node('lamp', 'image', { content: content ?? 'Введите описание медиа' })
    .build();

const picture = new File(['свет'], 'Фонарь.jpg', { type: 'image/jpeg' });

const uploaded: UploadedFile = {
  id: 'file-1',
  url: '/api/media/file-1/download',
  fileName: 'Фонарь.jpg',
  mimeType: 'image/jpeg',
  fileSize: 8,
};

type UploadInput = Parameters<MediaServices['upload']>[0];

/** An editor whose server waits for the test's word. */
function openEditor({
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
    document: story(content),
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

describe('the node while its file is on the way', () => {
  test('shows progress, then the file, the link and the text: one step of undo', async () => {
    const editor = openEditor();
    const { result, input } = await editor.start();
    expect(editor.lamp()).toMatchObject({
      content: 'Загрузка файла Фонарь.jpg',
      mediaNodeId: 'uploading',
    });
    input.onProgress(0.4);
    expect(editor.uploads.get('lamp')).toMatchObject({ kind: 'uploading', share: 0.4 });
    editor.answer(succeed(uploaded));
    expect((await result).ok).toBe(true);
    expect(editor.lamp()).toMatchObject({
      content: 'Введите описание медиа',
      mediaNodeId: 'media-node',
      media: [{ id: 'file-1', mediaType: 'image', url: uploaded.url, fileName: 'Фонарь.jpg' }],
    });
    expect(editor.uploads.get('lamp')).toBeUndefined();
    expect(editor.session.getState().history.past).toHaveLength(1);
    editor.edits.undo();
    expect(editor.session.getState().document).toEqual(story());
  });

  test('text of the author stays unchanged', async () => {
    const text = 'Стекло в паутине трещин.';
    const editor = openEditor({ content: text });
    const { result } = await editor.start();
    expect(editor.lamp()).toMatchObject({ content: text, mediaNodeId: 'uploading' });
    editor.answer(succeed(uploaded));
    await result;
    expect(editor.lamp().content).toBe(text);
  });

  test.each([
    ['Диск полон', 'Ошибка загрузки: Диск полон'],
    ['', 'Ошибка загрузки: Неизвестная ошибка'],
  ])('a failure (%j) is shown on the node, and the link is cleared', async (message, content) => {
    const editor = openEditor();
    const { result } = await editor.start();
    editor.answer(fail({ message }));
    expect((await result).ok).toBe(false);
    expect(editor.lamp()).toMatchObject({ content, mediaNodeId: null, media: [] });
    expect(editor.uploads.get('lamp')?.kind).toBe('failed');
  });

  test('called off, it is as it was', async () => {
    const editor = openEditor();
    const { result } = await editor.start();
    editor.edits.cancelUpload('lamp');
    expect(await result).toEqual(fail(null));
    expect(editor.session.getState().document).toEqual(story());
    expect(editor.uploads.get('lamp')).toBeUndefined();
  });

  test('a node deleted meanwhile takes no file', async () => {
    const editor = openEditor();
    const { result } = await editor.start();
    await editor.edits.deleteNodes(['lamp']);
    editor.answer(succeed(uploaded));
    expect(await result).toEqual(fail('Узел не найден'));
    expect(editor.createNode).not.toHaveBeenCalled();
  });
});

test('an unsaved story has its media here alone', async () => {
  const editor = openEditor({ storyId: null });
  const { result } = await editor.start();
  editor.answer(succeed(uploaded));
  await result;
  expect(editor.createNode).not.toHaveBeenCalled();
  expect(editor.lamp()).toMatchObject({ mediaNodeId: null, media: [{ id: 'file-1' }] });
});

test('the file stays where the server cannot record its use, and a notice says so', async () => {
  const editor = openEditor();
  editor.createNode.mockResolvedValue(fail({ message: 'Сервер не отвечает' }));
  const { result } = await editor.start();
  editor.answer(succeed(uploaded));
  await result;
  expect(editor.notices).toEqual([{ status: 'warning', title: 'Ошибка создания медиа узла' }]);
  expect(editor.lamp()).toMatchObject({ mediaNodeId: null, media: [{ id: 'file-1' }] });
});

test('a file that may not be uploaded changes nothing', async () => {
  const editor = openEditor();
  const upload = (file: File) => editor.edits.uploadMedia({ nodeId: 'lamp', file });
  const wrong = await upload(new File(['x'], 'run.exe', { type: '' }));
  expect(wrong).toEqual(
    fail(
      'Неподдерживаемый тип файла: «run.exe» (тип: не определён, расширение: .exe). Выберите файл другого типа.',
    ),
  );
  const large = new File(['x'], 'кино.mp4', { type: 'video/mp4' });
  Object.defineProperty(large, 'size', { value: maxUploadBytes + 1 });
  expect(await upload(large)).toMatchObject({ ok: false, error: expect.stringContaining('50 МБ') });
  expect(editor.session.getState().history.past).toEqual([]);
  expect(editor.inputs).toEqual([]);
});

test('what the server knows of the content stands in the document', async () => {
  const editor = openEditor();
  const { result } = await editor.start();
  const facts = { width: 640, height: 360, placeholder: 'zscFDIII', waveform: [0, 255] };
  editor.answer(succeed({ ...uploaded, ...facts }));
  await result;
  expect(editor.lamp().media[0]).toMatchObject(facts);
});

test('a failed upload is sent again on demand', async () => {
  const editor = openEditor();
  const { result } = await editor.start();
  editor.answer(fail({ message: 'Нет сети' }));
  await result;
  const failed = editor.uploads.get('lamp');
  expect(failed).toMatchObject({ kind: 'failed', isUnreachable: true });
  if (failed?.kind === 'failed') failed.retry();
  await expect.poll(() => editor.inputs.length).toBe(2);
  editor.answer(succeed(uploaded));
  await expect.poll(() => editor.lamp().media.length).toBe(1);
});

test('a file that does not fit into the storage is not sent, and the author is told how much is left', async () => {
  const editor = openEditor();
  const { media } = editor.context.services;
  if (media) media.storage = async () => succeed({ usedBytes: 1_048_576, totalBytes: 1_048_577 });
  const result = await editor.edits.uploadMedia({ nodeId: 'lamp', file: picture });
  expect(result).toMatchObject({ error: expect.stringContaining('Файл не помещается') });
  expect(editor.inputs).toEqual([]);
  expect(editor.uploads.get('lamp')).toMatchObject({ kind: 'failed', isUnreachable: false });
});

describe('a file of a story that was never saved', () => {
  function pendingInMemory() {
    const stored = new Map<string, PendingUpload>();
    const pending: PendingUploads = {
      put: async (upload) => void stored.set(upload.nodeId, { ...upload, addedAt: 0 }),
      list: async () => [...stored.values()],
      remove: async (nodeId) => void stored.delete(nodeId),
    };
    return { stored, pending };
  }
  const openUnsaved = (pending: PendingUploads) => {
    const editor = openEditor({ storyId: null });
    editor.context.services.pendingUploads = pending;
    return { ...editor, stop: attendHeldUploads(editor.context) };
  };

  test('waits in the browser and is uploaded after the first save', async () => {
    const { stored, pending } = pendingInMemory();
    const editor = openUnsaved(pending);
    const result = await editor.edits.uploadMedia({ nodeId: 'lamp', file: picture });
    expect(result).toEqual(succeed(null));
    expect(editor.uploads.get('lamp')).toMatchObject({ kind: 'waiting', isUntilSaved: true });
    expect([...stored.keys()]).toEqual(['lamp']);
    await editor.persistence.save();
    await expect.poll(() => editor.inputs.length).toBe(1);
    editor.answer(succeed(uploaded));
    await expect.poll(() => editor.lamp().media.length).toBe(1);
    await expect.poll(() => stored.size).toBe(0);
    expect(editor.createNode).toHaveBeenCalledOnce();
    editor.stop();
  });

  test('is found again by the next editor, and forgotten when it is called off', async () => {
    const { stored, pending } = pendingInMemory();
    await pending.put({ nodeId: 'lamp', file: picture });
    const editor = openUnsaved(pending);
    await expect.poll(() => editor.uploads.get('lamp')?.kind).toBe('waiting');
    editor.edits.cancelUpload('lamp');
    expect(editor.uploads.get('lamp')).toBeUndefined();
    await expect.poll(() => stored.size).toBe(0);
    await editor.persistence.save();
    expect(editor.inputs).toEqual([]);
    editor.stop();
  });
});

describe('several files at once', () => {
  const sound = (number: number) => new File(['ш'], `Шум ${number}.mp3`, { type: 'audio/mpeg' });
  const mediaNodes = ({ session }: ReturnType<typeof openEditor>) =>
    session.getState().document.nodes.filter(({ type }) => type === 'audio' || type === 'image');

  test('become nodes of their types on the grid; three are sent, the others wait', async () => {
    const editor = openEditor();
    const files = [picture, sound(1), sound(2), sound(3), new File(['x'], 'run.exe')];
    addFiles(editor.context, files, { position: { x: 100, y: 40 } });
    const added = mediaNodes(editor).slice(1);
    expect(added.map(({ type, position }) => [type, position])).toEqual([
      ['image', { x: 105, y: 45 }],
      ['audio', { x: 375, y: 45 }],
      ['audio', { x: 645, y: 45 }],
      ['audio', { x: 915, y: 45 }],
    ]);
    expect(editor.notices).toEqual([{ status: 'warning', title: 'Файл не добавлен' }]);
    await expect.poll(() => editor.inputs.length).toBe(3);
    const kinds = added.map(({ id }) => editor.uploads.get(id)?.kind);
    expect(kinds).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);
    cancelUpload(editor.context, added[0]?.id ?? '');
    await expect.poll(() => editor.inputs.length).toBe(4);
  });

  test('dropped on a media node, the first is its own', async () => {
    const editor = openEditor();
    addFiles(editor.context, [picture, sound(1)], { nodeId: 'lamp', position: { x: 0, y: 0 } });
    expect(mediaNodes(editor)).toHaveLength(2);
    await expect.poll(() => editor.inputs.map(({ nodeId }) => nodeId)).toContain('lamp');
  });
});

describe('taking media away', () => {
  test('clears the link; that the server cannot forget it changes nothing', async () => {
    const editor = openEditor();
    const { result } = await editor.start();
    editor.answer(succeed(uploaded));
    await result;
    editor.edits.removeMedia({ nodeId: 'lamp', mediaId: 'file-1' });
    expect(editor.removeNode).toHaveBeenCalledWith('media-node');
    expect(editor.lamp()).toMatchObject({ mediaNodeId: null, media: [] });
  });

  test('a media node is deleted after the question, the start never', async () => {
    const editor = openEditor();
    editor.answers.confirm = false;
    expect(await editor.edits.deleteMediaNode('lamp')).toBe(false);
    editor.answers.confirm = true;
    expect(await editor.edits.deleteMediaNode('lamp')).toBe(true);
    expect(editor.questions[0]).toBe('Вы уверены, что хотите удалить этот медиа узел?');
    expect(editor.session.getState().document.nodes.map(({ id }) => id)).toEqual(['start']);
    expect(await editor.edits.deleteMediaNode('start')).toBe(false);
  });
});

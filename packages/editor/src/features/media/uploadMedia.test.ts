import { fail, findNode, type Result, succeed } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { describe, expect, test, vi } from 'vitest';
import type { MediaServices, ServiceProblem, UploadedFile } from '../../services.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
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
      uploadMedia(context, input, async (file) => file),
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

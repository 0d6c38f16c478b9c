import { fail, maxUploadBytes, succeed } from '@dreamfork/story';
import { describe, expect, test } from 'vitest';
import {
  openUploadEditor,
  picture,
  uploaded,
  uploadStory,
} from '../../testing/openUploadEditor.ts';

describe('the node while its file is on the way', () => {
  test('shows progress, then the file, the link and the text: one step of undo', async () => {
    const editor = openUploadEditor();
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
    expect(editor.session.getState().document).toEqual(uploadStory());
  });

  test('text of the author stays unchanged', async () => {
    const text = 'Стекло в паутине трещин.';
    const editor = openUploadEditor({ content: text });
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
    const editor = openUploadEditor();
    const { result } = await editor.start();
    editor.answer(fail({ message }));
    expect((await result).ok).toBe(false);
    expect(editor.lamp()).toMatchObject({ content, mediaNodeId: null, media: [] });
    expect(editor.uploads.get('lamp')?.kind).toBe('failed');
  });

  test('called off, it is as it was', async () => {
    const editor = openUploadEditor();
    const { result } = await editor.start();
    editor.edits.cancelUpload('lamp');
    expect(await result).toEqual(fail(null));
    expect(editor.session.getState().document).toEqual(uploadStory());
    expect(editor.uploads.get('lamp')).toBeUndefined();
  });

  test('a node deleted meanwhile takes no file', async () => {
    const editor = openUploadEditor();
    const { result } = await editor.start();
    await editor.edits.deleteNodes(['lamp']);
    editor.answer(succeed(uploaded));
    expect(await result).toEqual(fail('Узел не найден'));
    expect(editor.createNode).not.toHaveBeenCalled();
  });
});

test('an unsaved story has its media here alone', async () => {
  const editor = openUploadEditor({ storyId: null });
  const { result } = await editor.start();
  editor.answer(succeed(uploaded));
  await result;
  expect(editor.createNode).not.toHaveBeenCalled();
  expect(editor.lamp()).toMatchObject({ mediaNodeId: null, media: [{ id: 'file-1' }] });
});

test('the file stays where the server cannot record its use, and a notice says so', async () => {
  const editor = openUploadEditor();
  editor.createNode.mockResolvedValue(fail({ message: 'Сервер не отвечает' }));
  const { result } = await editor.start();
  editor.answer(succeed(uploaded));
  await result;
  expect(editor.notices).toEqual([{ status: 'warning', title: 'Ошибка создания медиа узла' }]);
  expect(editor.lamp()).toMatchObject({ mediaNodeId: null, media: [{ id: 'file-1' }] });
});

test('a file that may not be uploaded changes nothing', async () => {
  const editor = openUploadEditor();
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
  const editor = openUploadEditor();
  const { result } = await editor.start();
  const facts = { width: 640, height: 360, placeholder: 'zscFDIII', waveform: [0, 255] };
  editor.answer(succeed({ ...uploaded, ...facts }));
  await result;
  expect(editor.lamp().media[0]).toMatchObject(facts);
});

test('a failed upload is sent again on demand', async () => {
  const editor = openUploadEditor();
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
  const editor = openUploadEditor();
  const { media } = editor.context.services;
  if (media) media.storage = async () => succeed({ usedBytes: 1_048_576, totalBytes: 1_048_577 });
  const result = await editor.edits.uploadMedia({ nodeId: 'lamp', file: picture });
  expect(result).toMatchObject({ error: expect.stringContaining('Файл не помещается') });
  expect(editor.inputs).toEqual([]);
  expect(editor.uploads.get('lamp')).toMatchObject({ kind: 'failed', isUnreachable: false });
});

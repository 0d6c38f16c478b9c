import { describe, expect, test } from 'vitest';
import { openUploadEditor, picture } from '../../testing/openUploadEditor.ts';
import { addFiles } from './addFiles.ts';
import { cancelUpload } from './mediaEdits.ts';

describe('several files at once', () => {
  const sound = (number: number) => new File(['ш'], `Шум ${number}.mp3`, { type: 'audio/mpeg' });
  const mediaNodes = ({ session }: ReturnType<typeof openUploadEditor>) =>
    session.getState().document.nodes.filter(({ type }) => type === 'audio' || type === 'image');

  test('become nodes of their types on the grid; three are sent, the others wait', async () => {
    const editor = openUploadEditor();
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

  test('stories among them open the import and become no media', () => {
    const editor = openUploadEditor();
    const before = mediaNodes(editor).length;
    const files = [picture, new File(['x'], 'Паром.HTML')];
    addFiles(editor.context, files, { position: { x: 0, y: 0 } });
    expect(editor.context.workspace.getState().dialog).toMatchObject({
      name: 'files',
      payload: { files },
    });
    expect(mediaNodes(editor)).toHaveLength(before);
  });

  test('dropped on a media node, the first is its own', async () => {
    const editor = openUploadEditor();
    addFiles(editor.context, [picture, sound(1)], { nodeId: 'lamp', position: { x: 0, y: 0 } });
    expect(mediaNodes(editor)).toHaveLength(2);
    await expect.poll(() => editor.inputs.map(({ nodeId }) => nodeId)).toContain('lamp');
  });
});

import { succeed } from '@dreamfork/story';
import { describe, expect, test } from 'vitest';
import { openUploadEditor, uploaded } from '../../testing/openUploadEditor.ts';

describe('taking media away', () => {
  test('clears the link; that the server cannot forget it changes nothing', async () => {
    const editor = openUploadEditor();
    const { result } = await editor.start();
    editor.answer(succeed(uploaded));
    await result;
    editor.edits.removeMedia({ nodeId: 'lamp', mediaId: 'file-1' });
    expect(editor.removeNode).toHaveBeenCalledWith('media-node');
    expect(editor.lamp()).toMatchObject({ mediaNodeId: null, media: [] });
  });

  test('a media node is deleted after the question, the start never', async () => {
    const editor = openUploadEditor();
    editor.answers.confirm = false;
    expect(await editor.edits.deleteMediaNode('lamp')).toBe(false);
    editor.answers.confirm = true;
    expect(await editor.edits.deleteMediaNode('lamp')).toBe(true);
    expect(editor.questions[0]).toBe('Вы уверены, что хотите удалить этот медиа узел?');
    expect(editor.session.getState().document.nodes.map(({ id }) => id)).toEqual(['start']);
    expect(await editor.edits.deleteMediaNode('start')).toBe(false);
  });
});

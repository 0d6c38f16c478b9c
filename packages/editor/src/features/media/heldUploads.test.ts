import { fail, succeed } from '@dreamfork/story';
import { describe, expect, test } from 'vitest';
import type { PendingUpload, PendingUploads } from '../../services/index.ts';
import { openUploadEditor, picture, uploaded } from '../../testing/openUploadEditor.ts';
import { attendHeldUploads } from './heldUploads.ts';
import { isUnderWay } from './holdUpload.ts';

function pendingInMemory() {
  const stored = new Map<string, PendingUpload>();
  const pending: PendingUploads = {
    put: async (upload) => void stored.set(upload.nodeId, { ...upload, addedAt: 0 }),
    list: async () => [...stored.values()],
    remove: async (nodeId) => void stored.delete(nodeId),
  };
  return { stored, pending };
}

describe('a file of a story that was never saved', () => {
  const openUnsaved = (pending: PendingUploads) => {
    const editor = openUploadEditor({ storyId: null });
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

describe('a file on its way', () => {
  const openSaved = (pending: PendingUploads) => {
    const editor = openUploadEditor();
    editor.context.services.pendingUploads = pending;
    return editor;
  };

  test('is stored in the browser until the server has it', async () => {
    const { stored, pending } = pendingInMemory();
    const editor = openSaved(pending);
    const { result } = await editor.start();
    expect([...stored.keys()]).toEqual(['lamp']);
    editor.answer(succeed(uploaded));
    await result;
    await expect.poll(() => stored.size).toBe(0);
  });

  test('is left alone by another tab, and sent again by the next one', async () => {
    const { pending } = pendingInMemory();
    await pending.put({ nodeId: 'elsewhere', file: picture });
    const editor = openSaved(pending);
    const { result } = await editor.start();
    const other = openSaved(pending);
    const stop = attendHeldUploads(other.context);
    // The other tab has found both files; locks answer in order, so it has its answer by then.
    await expect.poll(() => [...other.uploads.held.keys()]).toEqual(['elsewhere']);
    await isUnderWay('lamp');
    editor.answer(fail({ message: '' }));
    await result;
    expect(other.inputs).toEqual([]);
    stop();

    const next = openSaved(pending);
    const stopNext = attendHeldUploads(next.context);
    await expect.poll(() => next.inputs.length).toBe(1);
    next.answer(succeed(uploaded));
    await expect.poll(() => next.lamp().media.length).toBe(1);
    stopNext();
  });
});

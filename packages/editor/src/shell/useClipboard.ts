import type { Position } from '@dreamfork/story';
import { type RefObject, useEffect } from 'react';
import { canvasPoint, canvasView } from '../commands/canvasView.ts';
import type { ClipboardTexts } from '../commands/clipboard/clipHtml.ts';
import { useEditor } from '../EditorContext.tsx';
import { fetchAddFiles } from '../features/media/fetchAddFiles.ts';
import { centreOf } from '../geometry/bounds.ts';
import { isTextField } from '../textFields.ts';

/**
 * Copying, cutting and pasting by the browser's own events, which need no permission. Text fields and
 * selected text keep the default behaviour.
 */
export function useClipboard(root: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  const editor = useEditor();
  useEffect(() => {
    const element = root.current;
    if (!isEnabled || !element) return;
    const { session, edits, services } = editor;
    let pointer: Position | null = null;

    const isOurs = ({ target, defaultPrevented }: Event): boolean => {
      if (defaultPrevented || !(target instanceof Node)) return false;
      if (target !== document.body && !element.contains(target)) return false;
      return !isTextField(target) && !isTextField(document.activeElement);
    };
    const give = (event: ClipboardEvent, texts: ClipboardTexts | null) => {
      if (!texts || !event.clipboardData) return;
      event.clipboardData.setData('text/plain', texts.text);
      event.clipboardData.setData('text/html', texts.html);
      event.preventDefault();
    };
    const onCopy = (event: ClipboardEvent) => {
      const hasSelectedText = document.getSelection()?.isCollapsed === false;
      if (!isOurs(event) || hasSelectedText) return;
      give(event, event.type === 'cut' ? edits.cutSelection() : edits.copySelection());
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isOurs(event) || !event.clipboardData) return;
      event.preventDefault();
      const point = pointer && canvasPoint(session, element, pointer);
      const centre = point ?? centreOf(canvasView(session, element));
      const texts = {
        text: event.clipboardData.getData('text/plain'),
        html: event.clipboardData.getData('text/html'),
      };
      const files = [...event.clipboardData.files];
      // Text that is copied from a document brings a picture of itself.
      if (files.length > 0 && texts.text === '' && services.media) {
        const { nodeIds } = session.getState().selection;
        const nodeId = nodeIds.length === 1 ? nodeIds[0] : undefined;
        const place = { nodeId, position: centre };
        void fetchAddFiles().then(({ addFiles }) => addFiles(editor, files, place));
        return;
      }
      void edits.paste(texts, { centre });
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      pointer = { x: clientX, y: clientY };
    };

    const control = new AbortController();
    const { signal } = control;
    document.addEventListener('copy', onCopy, { signal });
    document.addEventListener('cut', onCopy, { signal });
    document.addEventListener('paste', onPaste, { signal });
    element.addEventListener('pointermove', onMove, { signal, passive: true });
    return () => control.abort();
  }, [root, isEnabled, editor]);
}

import { useToast } from '@dreamfork/ui';
import { saveFile } from '@dreamfork/ui/browser';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import { exportMessages } from './export.messages.ts';
import { type ExportFormat, exportFiles } from './exportFormats.ts';
import { fetchBytes, fetchMedia } from './fetchMedia.ts';
import { cleanFileName } from './fileName.ts';
import type { WriteOrder, Written } from './writeStory.ts';
import type { WriteMessage } from './writeWorker.ts';

export type WriteState =
  | { kind: 'idle' }
  | { kind: 'fetching'; share: number }
  /** Without a share until the writer has told one. */
  | { kind: 'writing'; stage: 'pictures' | 'pages'; share?: number }
  | { kind: 'failed' };

/** Writes the story as it stands in the editor, beside the page. Works without the server. */
export function useWriteStory() {
  const { session, services, mediaAddresses } = useEditor();
  const messages = useMessages(exportMessages);
  const locale = useLocale();
  const toast = useToast();
  const [state, setState] = useState<WriteState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const bookOf = async (signal: AbortSignal) => {
    const { document: story, saved } = session.getState();
    const media = await fetchMedia({
      story,
      addresses: services.media?.sign ? mediaAddresses : undefined,
      mediaHosts: services.mediaHosts,
      signal,
      onProgress: (share) => setState({ kind: 'fetching', share }),
    });
    const loaded = saved.id === undefined ? undefined : await services.loadStory?.(saved.id);
    const { authorName = '', coverUrl = null } = loaded?.ok ? loaded.value : {};
    const cover = coverUrl === null ? null : await fetchBytes(coverUrl, signal);
    return { media, author: authorName, ...(cover ? { cover } : {}) };
  };

  const start = async (format: ExportFormat) => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const { signal } = current;
    const { document: story, saved } = session.getState();
    const { extension, type, takesMedia } = exportFiles[format];
    setState(takesMedia ? { kind: 'fetching', share: 0 } : { kind: 'writing', stage: 'pages' });
    const extras = takesMedia ? await bookOf(signal) : {};
    if (signal.aborted) return;
    setState({ kind: 'writing', stage: 'pages' });
    const book = {
      ...extras,
      locale,
      site: globalThis.location.origin,
      modified: new Date().toISOString(),
      storyId: saved.id,
    };
    const written = await writeInWorker({ story, format, book }, signal, ({ stage, share }) => {
      if (!signal.aborted) setState({ kind: 'writing', stage, share });
    });
    if (signal.aborted) return;
    if (written === null) {
      setState({ kind: 'failed' });
      return;
    }
    const name = cleanFileName(`${story.title.trim() || messages.untitled}${extension}`);
    saveFile(new File([written], name, { type }), name);
    setState({ kind: 'idle' });
    toast({ status: 'success', title: messages.exported });
  };

  const cancel = () => {
    controller.current?.abort();
    setState({ kind: 'idle' });
  };

  return { state, start, cancel };
}

type WriteProgress = Extract<WriteMessage, { kind: 'progress' }>;

/** Writes a story beside the page; null if that is called off or cannot be done. */
function writeInWorker(
  order: WriteOrder,
  signal: AbortSignal,
  onProgress: (progress: WriteProgress) => void,
): Promise<Written | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./writeWorker.ts', import.meta.url), { type: 'module' });
    const end = (written: Written | null) => {
      worker.terminate();
      resolve(written);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.onerror = () => end(null);
    worker.onmessage = ({ data }: MessageEvent<WriteMessage>) => {
      if (data.kind === 'progress') onProgress(data);
      else end(data.written);
    };
    worker.postMessage(order);
  });
}

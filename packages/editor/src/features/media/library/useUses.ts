import { useEffect, useState } from 'react';
import { useEditor } from '../../../EditorContext.tsx';
import type { MediaLibraryUses } from '../../../services.ts';

/** Where a file is used; null until the server has told. */
export function useUses(fileId: string): MediaLibraryUses | 'failed' | null {
  const library = useEditor().services.media?.library;
  const [uses, setUses] = useState<MediaLibraryUses | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    void library?.uses(fileId).then((answer) => {
      if (!isGone) setUses(answer.ok ? answer.value : 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [library, fileId]);
  return uses;
}

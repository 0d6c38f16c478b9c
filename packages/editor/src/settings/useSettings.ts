import { useSyncExternalStore } from 'react';
import { useEditor } from '../EditorContext.tsx';
import type { Settings } from './createSettings.ts';

/** Reads one of the author's settings. */
export function useSettings<Fact>(select: (settings: Settings) => Fact): Fact {
  const { settings } = useEditor();
  const read = () => select(settings.getState());
  return useSyncExternalStore(settings.subscribe, read, read);
}

import { createSearchIndex } from '@dreamfork/story';
import { useLocale } from '@dreamfork/ui/i18n';
import { useEffect, useMemo, useState } from 'react';
import { useCommands } from '../../commands/useCommands.ts';
import { useEditor, useWorkspace } from '../../EditorContext.tsx';
import { matchingCommands, type PaletteEntry, recentEntries } from './paletteEntries.ts';

export type PaletteSection = { kind: 'recent' | 'nodes' | 'commands'; entries: PaletteEntry[] };

const nodesMaximum = 30;
const warmedAtOnce = 300;

/** Entries of the palette for the typed text, best first. */
export function usePalette(text: string): PaletteSection[] {
  const { session } = useEditor();
  const { contextOf } = useCommands();
  const locale = useLocale();
  const recent = useWorkspace((state) => state.recent);
  const [document] = useState(() => session.getState().document);
  const [index] = useState(() => createSearchIndex(document));

  // Words are made ready while the author begins to type, so that no search reads a whole big story at once.
  useEffect(() => {
    let at = 0;
    let timer = setTimeout(function warm() {
      const nodes = document.nodes.slice(at, at + warmedAtOnce);
      if (nodes.length === 0) return;
      index.update({ ...document, nodes });
      index.search('\u0000', 1);
      index.update(document);
      at += warmedAtOnce;
      timer = setTimeout(warm);
    });
    return () => clearTimeout(timer);
  }, [index, document]);

  return useMemo(() => {
    const context = contextOf();
    const commands = matchingCommands(text, locale, context);
    return text.trim() === ''
      ? [
          { kind: 'recent', entries: recentEntries(recent, document, context) },
          { kind: 'commands', entries: commands },
        ]
      : [
          {
            kind: 'nodes',
            entries: index
              .search(text, nodesMaximum)
              .map((hit) => ({ kind: 'node', id: hit.nodeId, hit })),
          },
          { kind: 'commands', entries: commands },
        ];
  }, [text, index, document, recent, locale, contextOf]);
}

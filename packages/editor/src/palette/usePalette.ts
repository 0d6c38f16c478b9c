import { createSearchIndex } from '@dreamfork/story';
import { useEffect, useMemo, useState } from 'react';
import { useActions } from '../actions/useActions.ts';
import { useDesk, useEditor } from '../EditorContext.tsx';
import { matchingActions, type PaletteEntry, recentEntries } from './paletteEntries.ts';

export type PaletteSection = { kind: 'recent' | 'nodes' | 'actions'; entries: PaletteEntry[] };

const nodesMaximum = 30;
const warmedAtOnce = 300;

/** What the palette offers for the typed words, best first. */
export function usePalette(text: string): PaletteSection[] {
  const { session } = useEditor();
  const { words, contextOf } = useActions();
  const recent = useDesk((state) => state.recent);
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
    const actions = matchingActions(text, words, context);
    const sections: PaletteSection[] =
      text.trim() === ''
        ? [
            { kind: 'recent', entries: recentEntries(recent, document, context) },
            { kind: 'actions', entries: actions },
          ]
        : [
            {
              kind: 'nodes',
              entries: index
                .search(text, nodesMaximum)
                .map((hit) => ({ kind: 'node', id: hit.nodeId, hit })),
            },
            { kind: 'actions', entries: actions },
          ];
    return sections.filter(({ entries }) => entries.length > 0);
  }, [text, index, document, recent, words, contextOf]);
}

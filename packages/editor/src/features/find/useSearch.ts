import type { Match, StoryDocument } from '@dreamfork/story';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../EditorContext.tsx';
import { type FindQuery, optionsOf } from '../../store/workspace/panelsAndDialogs.ts';
import { createSearcher, type SearchAnswer } from './searcher.ts';

/** What a search came to, and the version of the story it is true of. */
export type Findings = { document: StoryDocument; answer: SearchAnswer };

const typingPause = 150;
const editingPause = 400;

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const createPageSearcher = () =>
  createSearcher({
    makeWorker: () => new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module' }),
    breathe: nextTask,
  });

/** Searches as the author types, and again when the story has changed. */
export function useSearch(findQuery: FindQuery): Findings | null {
  const document = useSession((state) => state.document);
  const [searcher] = useState(createPageSearcher);
  const [findings, setFindings] = useState<Findings | null>(null);
  const searched = useRef<FindQuery>(null);

  useEffect(() => {
    const isTyping = searched.current !== findQuery;
    const timer = setTimeout(
      () => {
        searched.current = findQuery;
        const { query } = findQuery;
        void searcher.search(document, { query, options: optionsOf(findQuery) }).then((answer) => {
          if (answer) setFindings({ document, answer });
        });
      },
      isTyping ? typingPause : editingPause,
    );
    return () => clearTimeout(timer);
  }, [findQuery, document, searcher]);

  useEffect(() => () => searcher.stop(), [searcher]);
  return findings;
}

export const matchesOf = (findings: Findings | null): readonly Match[] =>
  findings?.answer.kind === 'found' ? findings.answer.matches : [];

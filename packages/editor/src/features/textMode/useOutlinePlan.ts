import type { StoryDocument } from '@dreamfork/story';
import { type OutlinePlan, planOutline } from '@dreamfork/story/formats';
import { useEffect, useState } from 'react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import type { TextDraft } from '../../services/index.ts';

/** From so many characters on, changes are worked out after a pause of the author's. */
const longText = 50_000;
const pause = 400;

type Planned = { draft: TextDraft; document: StoryDocument; plan: OutlinePlan };

/** What the text makes of the story, some moments behind the author where it is long; and at once, on request. */
export function useOutlinePlan(draft: TextDraft | null) {
  const { ids } = useEditor();
  const document = useSession((state) => state.document);
  const [planned, setPlanned] = useState<Planned | null>(null);
  const isCurrent = planned?.draft === draft && planned?.document === document;

  const planNow = (): Planned | null => {
    if (!draft) return null;
    if (isCurrent) return planned;
    const { outline, text } = draft;
    return { draft, document, plan: planOutline({ story: document, outline, text, ids }) };
  };

  useEffect(() => {
    if (!draft || isCurrent) return;
    const { outline, text } = draft;
    const timer = setTimeout(
      () =>
        setPlanned({ draft, document, plan: planOutline({ story: document, outline, text, ids }) }),
      text.length > longText ? pause : 0,
    );
    return () => clearTimeout(timer);
  }, [draft, document, ids, isCurrent]);

  return { plan: planned?.plan ?? null, before: planned?.document ?? document, planNow };
}

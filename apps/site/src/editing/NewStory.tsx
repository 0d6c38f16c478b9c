import type { ApiClient } from '@dreamfork/api-client';
import { createId, type EditorStory } from '@dreamfork/editor';
import { newStory } from '@dreamfork/story';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { editingMessages } from '../messages/editing.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { findFreeTitle } from './findFreeTitle.ts';

export type NewStoryProps = { client: ApiClient; children: (story: EditorStory) => ReactNode };

/** Creates a story for the editor, with a title that none of the author's stories has. */
export function NewStory({ client, children }: NewStoryProps) {
  const messages = useMessages(editingMessages);
  const locale = useLocale();
  const [story, setStory] = useState<EditorStory | null>(null);
  const begin = useEffectEvent(async (): Promise<EditorStory> => {
    const document = newStory({ ids: { next: createId }, locale });
    const title = await findFreeTitle(client, document.title);
    return { isPublic: false, document: { ...document, title } };
  });
  useEffect(() => {
    let isCurrent = true;
    void begin().then((begun) => {
      if (isCurrent) setStory(begun);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return story ? children(story) : <EditorSkeleton label={messages.loading} />;
}

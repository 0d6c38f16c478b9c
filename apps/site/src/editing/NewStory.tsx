import type { ApiClient } from '@dreamfork/api-client';
import type { EditorStory } from '@dreamfork/editor';
import { createEditorStory } from '@dreamfork/editor/api';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { editingMessages } from '../messages/editing.ts';
import { EditorLoading } from './EditorLoading.tsx';

export type NewStoryProps = { client: ApiClient; children: (story: EditorStory) => ReactNode };

/** Creates a story for the editor. */
export function NewStory({ client, children }: NewStoryProps) {
  const messages = useMessages(editingMessages);
  const locale = useLocale();
  const [story, setStory] = useState<EditorStory | null>(null);
  const create = useEffectEvent(() => createEditorStory(client, { locale }));
  useEffect(() => {
    let isCurrent = true;
    void create().then((created) => {
      if (isCurrent) setStory(created);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return story ? children(story) : <EditorLoading label={messages.loading} />;
}

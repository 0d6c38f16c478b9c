import { createId, type EditorStory } from '@dreamfork/editor';
import { newStory } from '@dreamfork/story';
import { useLocale } from '@dreamfork/ui/i18n';
import { type ReactNode, useState } from 'react';

/** A story that begins here. */
export function NewStory({ children }: { children: (story: EditorStory) => ReactNode }) {
  const locale = useLocale();
  const [story] = useState<EditorStory>(() => ({
    isPublic: false,
    document: newStory({ ids: { next: createId }, locale }),
  }));
  return children(story);
}

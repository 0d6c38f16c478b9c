import { createId, type EditorStory } from '@dreamfork/editor';
import { newStory } from '@dreamfork/story';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { workMessages } from '../../messages/work.ts';
import { pageInstance } from '../../navigation/pageInstance.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { EditorDesk } from './EditorDesk.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { SavedStory } from './SavedStory.tsx';
import { useCapabilities } from './useCapabilities.ts';

/** The editor of a new story or of a saved one. */
export function EditorPage() {
  const { id } = useParams();
  const instance = pageInstance(useLocation());
  return <EditorVisit key={instance} id={id} instance={instance} />;
}

type EditorVisitProps = { id: string | undefined; instance: string };

/**
 * One visit to the editor. The first save gives a new story its address; what was opened stays open, so
 * the id of the beginning decides what to load.
 */
function EditorVisit({ id, instance }: EditorVisitProps) {
  const words = useMessages(workMessages);
  const [openedId] = useState(id);
  usePageTitle(words.editor);
  const { isKnown, capabilities } = useCapabilities();
  const desk = (story: EditorStory) =>
    isKnown ? (
      <EditorDesk story={story} instance={instance} capabilities={capabilities} />
    ) : (
      <EditorSkeleton label={words.editorLoading} />
    );
  return openedId === undefined ? (
    <NewStory>{desk}</NewStory>
  ) : (
    <SavedStory id={openedId}>{desk}</SavedStory>
  );
}

function NewStory({ children }: { children: (story: EditorStory) => ReactNode }) {
  const locale = useLocale();
  const [story] = useState<EditorStory>(() => ({
    isPublic: false,
    document: newStory({ ids: { next: createId }, locale }),
  }));
  return children(story);
}

import '@dreamfork/editor/styles.css';
import '@dreamfork/player/styles.css';
import { createDraftStorage, EditorSkeleton, StoryEditor, useEditorWork } from '@dreamfork/editor';
import { createEditorServices, createEditorStory, openEditorStory } from '@dreamfork/editor/api';
import { StoryPlayer, StoryText } from '@dreamfork/player';
import { Suspense, use, useState } from 'react';
import { client } from './client';

// Drafts lie in this browser: give each user an owner of their own.
const services = createEditorServices(client, {
  drafts: createDraftStorage({ owner: 'the id of your user' }),
});

async function open(id: string | undefined) {
  if (id === undefined) return createEditorStory(client, { locale: 'en' });
  const answer = await openEditorStory(client, id);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

function Editor({ opening }: { opening: ReturnType<typeof open> }) {
  const work = useEditorWork();
  return (
    <StoryEditor
      story={use(opening)}
      services={services}
      renderPreview={({ player }) => <StoryPlayer {...player} />}
      renderText={({ content, language }) => <StoryText content={content} language={language} />}
      onWorkChange={work.report}
    />
  );
}

/** A story of the server, or a new one; its preview also begins at a node. */
export default function EditorPage({ id }: { id?: string | undefined }) {
  const [opening] = useState(() => open(id));
  return (
    <div style={{ height: '100dvh' }}>
      <Suspense fallback={<EditorSkeleton />}>
        <Editor opening={opening} />
      </Suspense>
    </div>
  );
}

import { createClient } from '@dreamfork/api-client';
import { createDraftStorage, EditorSkeleton, StoryEditor, useEditorWork } from '@dreamfork/editor';
import { createEditorServices, createEditorStory } from '@dreamfork/editor/api';
import { ConfirmProvider, LocaleProvider, ThemeProvider, ToastProvider } from '@dreamfork/ui';
import { Suspense, use, useState } from 'react';

const client = createClient({
  baseUrl: 'https://stories.example.org',
  getToken: () => localStorage.getItem('token'),
  onUnauthorized: () => location.assign('/login'),
  locale: 'en',
});

const services = createEditorServices(client, {
  drafts: createDraftStorage({ owner: 'the id of your user' }),
});

function Editor({ opened }: { opened: ReturnType<typeof createEditorStory> }) {
  const work = useEditorWork();
  return <StoryEditor story={use(opened)} services={services} onWorkChange={work.report} />;
}

export default function App() {
  const [opened] = useState(() => createEditorStory(client, { locale: 'en' }));
  return (
    <ThemeProvider>
      <LocaleProvider locale="en">
        <ToastProvider>
          <ConfirmProvider>
            <div style={{ height: '100dvh' }}>
              <Suspense fallback={<EditorSkeleton />}>
                <Editor opened={opened} />
              </Suspense>
            </div>
          </ConfirmProvider>
        </ToastProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
}

import { createClient } from '@dreamfork/api-client';
import { createDraftStorage, StoryEditor } from '@dreamfork/editor';
import { createEditorServices, createEditorStory } from '@dreamfork/editor/api';
import { ConfirmProvider, LocaleProvider, ToastProvider } from '@dreamfork/ui';
import '@dreamfork/ui/styles.css';
import '@dreamfork/editor/styles.css';

const client = createClient({
  baseUrl: 'https://stories.example.org',
  getToken: () => localStorage.getItem('token'),
  onUnauthorized: () => location.assign('/login'),
});

const services = createEditorServices(client, { drafts: createDraftStorage({ owner: 'me' }) });
const story = await createEditorStory(client, { locale: 'en' });

export default function EditorPage() {
  return (
    <LocaleProvider locale="en">
      <ToastProvider>
        <ConfirmProvider>
          <div style={{ height: '100vh' }}>
            <StoryEditor story={story} services={services} onBack={() => history.back()} />
          </div>
        </ConfirmProvider>
      </ToastProvider>
    </LocaleProvider>
  );
}

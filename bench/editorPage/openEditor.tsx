import { StoryEditor } from '@dreamfork/editor';
import { type StoryDocument, succeed } from '@dreamfork/story';
import { ConfirmProvider, LocaleProvider, ToastProvider } from '@dreamfork/ui';
import { createRoot } from 'react-dom/client';

const services = {
  saveStory: async () => succeed({ id: 'bench', version: 2 }),
};

/** The editor as the site shows it, with a server that answers at once. */
export function openEditor(place: HTMLElement, document: StoryDocument): void {
  createRoot(place).render(
    <LocaleProvider locale="ru">
      <ToastProvider>
        <ConfirmProvider>
          <StoryEditor
            story={{ id: 'bench', version: 1, isPublic: false, document }}
            services={services}
          />
        </ConfirmProvider>
      </ToastProvider>
    </LocaleProvider>,
  );
}

import { createDraftStorage, StoryEditor } from '@dreamfork/editor';
import { type StoryDocument, succeed } from '@dreamfork/story';
import { ConfirmProvider, LocaleProvider, ToastProvider } from '@dreamfork/ui';
import { createRoot } from 'react-dom/client';
import { reviewOf } from './reviewThreads.ts';

/** The response time of a server on the same continent. */
const delay = () => new Promise((resolve) => setTimeout(resolve, 80));
let version = 1;
let lastNode = 0;

const services = {
  saveStory: async () => {
    await delay();
    version += 1;
    return succeed({ id: 'bench', version });
  },
  createNode: async () => {
    await delay();
    lastNode += 1;
    return { id: `server-${lastNode}` };
  },
  autosave: true,
  drafts: createDraftStorage({ owner: 'bench' }),
};

/** The editor as the site shows it, with drafts, and a server that saves by itself; with so many threads of a review. */
export function openEditor(place: HTMLElement, document: StoryDocument, threads = 0): void {
  const review = threads > 0 ? { review: reviewOf(document, threads) } : {};
  createRoot(place).render(
    <LocaleProvider locale="ru">
      <ToastProvider>
        <ConfirmProvider>
          <StoryEditor
            story={{ id: 'bench', version: 1, isPublic: false, document }}
            services={{ ...services, ...review }}
          />
        </ConfirmProvider>
      </ToastProvider>
    </LocaleProvider>,
  );
}

import { createClient, optionalFeatures, routes } from '@dreamfork/api-client';
import {
  anna,
  capabilitiesAnswer,
  fixtureToken,
  lighthouseStory,
} from '@dreamfork/api-client/fixtures';
import { t } from '@dreamfork/ui/testing';
import { useEffect, useState } from 'react';
import { StoryEditor } from '../../StoryEditor.tsx';
import { EditorSkeleton } from '../../shell/EditorSkeleton.tsx';
import type { EditorStory } from '../../store/session/state.ts';
import { createMemoryDraftStorage } from '../../testing/createMemoryDraftStorage.ts';
import { createEditorServices, createEditorStory, openEditorStory } from '../index.ts';

/** A server with all that is optional: media, models and story files. */
const capabilities = {
  ...capabilitiesAnswer,
  features: [...capabilitiesAnswer.features, ...optionalFeatures],
};

/** The client answers in the language of the story. */
const locale = () => t<'ru' | 'en'>({ ru: 'ru', en: 'en' });

/** What the client says of a server that does not answer. */
export const noAnswer = () => t({ ru: /Сервер не отвечает/, en: /The server is not responding/ });

export type ApiAuthor = ReturnType<typeof createApiAuthor>;

/** Anna in one browser: her session at the mock server, her client, and the editor's services over it. */
export function createApiAuthor() {
  let token: string | null = fixtureToken(anna);
  const client = createClient({
    baseUrl: '',
    locale,
    getToken: () => token,
    onUnauthorized: () => {
      token = null;
    },
  });
  return {
    client,
    services: createEditorServices(client, {
      capabilities,
      drafts: createMemoryDraftStorage(),
    }),
    signIn: async () => {
      const { email, password } = anna;
      const answer = await client.call(routes.authentication.login, { body: { email, password } });
      if (answer.ok) token = answer.value.token;
    },
  };
}

export type ApiRoomProps = {
  author: ApiAuthor;
  /** The saved story to open; null for a new one. @default the lighthouse of the fixtures */
  storyId?: string | null;
};

/** The editor over the Dreamfork API, filling the screen. */
export function ApiRoom({ author, storyId = lighthouseStory.id }: ApiRoomProps) {
  const { client, services } = author;
  const [story, setStory] = useState<EditorStory | string | null>(null);

  useEffect(() => {
    const open = async () => {
      if (storyId === null) return setStory(await createEditorStory(client, { locale: locale() }));
      const answer = await openEditorStory(client, storyId);
      setStory(answer.ok ? answer.value : answer.error.message);
    };
    void open();
  }, [client, storyId]);

  return (
    <div style={{ height: '100vh' }}>
      {story === null && <EditorSkeleton />}
      {typeof story === 'string' && <p role="alert">{story}</p>}
      {typeof story === 'object' && story !== null && (
        <StoryEditor
          story={story}
          services={services}
          renderPreview={({ document, onClose }) => (
            <button type="button" onClick={onClose}>
              {document.title}
            </button>
          )}
        />
      )}
    </div>
  );
}

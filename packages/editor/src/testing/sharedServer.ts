import { fail, type StoryDocument, succeed } from '@dreamfork/story';
import type { EditorServices, LoadedStory } from '../services/index.ts';

export type SharedServer = {
  services: Pick<EditorServices, 'saveStory' | 'loadStory' | 'autosave'>;
  held: () => LoadedStory;
};

/** One story on one server, for several editors: a save over an outdated version is a conflict. */
export function sharedServer(document: StoryDocument, version = 4): SharedServer {
  let held: LoadedStory = { document, isPublic: false, version };
  return {
    held: () => held,
    services: {
      autosave: true,
      saveStory: async ({ id = 'story', version: from, document: sent, isPublic }) => {
        if (from !== undefined && from !== held.version) {
          return fail({ kind: 'conflict', version: held.version });
        }
        held = { document: structuredClone(sent), isPublic, version: held.version + 1 };
        return succeed({ id, version: held.version });
      },
      loadStory: async () => succeed(structuredClone(held)),
    },
  };
}

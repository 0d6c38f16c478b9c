import {
  type ApiClient,
  type Capabilities,
  encodeSaveRequest,
  hasFeature,
  openStory as openSavedStory,
  toSaveRequest,
} from '@dreamfork/api-client';
import { fail, succeed } from '@dreamfork/story';
import type { DraftStorage } from '../drafts/draft.ts';
import type { EditorServices } from '../services.ts';
import { createFileServices } from './createFileServices.ts';
import { createGeneratorServices } from './createGeneratorServices.ts';
import { createMediaServices } from './createMediaServices.ts';
import { createProbeServices } from './createProbeServices.ts';
import { createVersionServices } from './createVersionServices.ts';
import { toSaveProblem } from './saveProblem.ts';

/** Stories with more nodes are written piece by piece, so that saving does not hold up typing. */
const nodesInOnePiece = 300;

const comparable = (title: string) => title.trim().toLocaleLowerCase();

export type EditorServicesOptions = {
  /** What the server can do beyond the calls of every server; without it nothing more is offered. */
  capabilities?: Capabilities | undefined;
  /** Where unsaved work is kept in this browser. Without it none is. */
  drafts?: DraftStorage;
  /** Leaves for a story that has been imported. */
  openImported?: (storyId: string) => void;
};

/** The services of the editor over the Dreamfork API. */
export function createEditorServices(
  client: ApiClient,
  { capabilities, drafts, openImported }: EditorServicesOptions = {},
): EditorServices {
  return {
    savesByItself: hasFeature(capabilities, 'versionConflicts'),
    ...(hasFeature(capabilities, 'versions') ? { versions: createVersionServices(client) } : {}),
    ...(drafts ? { drafts } : {}),
    ...(hasFeature(capabilities, 'media')
      ? { media: createMediaServices(client), probe: createProbeServices(client) }
      : {}),
    ...(hasFeature(capabilities, 'generation')
      ? { generator: createGeneratorServices(client) }
      : {}),
    ...(hasFeature(capabilities, 'storyFiles')
      ? { files: createFileServices(client, openImported) }
      : {}),

    saveStory: async ({ id, document, isPublic, version }) => {
      const facts = { isPublic, ...(version === undefined ? {} : { version }) };
      const isBig = document.nodes.length > nodesInOnePiece;
      const answer =
        id === undefined
          ? await client.stories.create(toSaveRequest(document, facts))
          : isBig
            ? await client.stories.updateEncoded(id, await encodeSaveRequest(document, facts))
            : await client.stories.update(id, toSaveRequest(document, facts));
      if (!answer.ok) return fail(toSaveProblem(answer.error));
      const { story } = answer.value;
      return succeed({ id: story.id, version: story.version });
    },

    findDuplicate: async (title, excludeId) => {
      const answer = await client.stories.listForDuplicates();
      if (!answer.ok) return null;
      const wanted = comparable(title);
      const found = answer.value.stories.find(
        (story) => story.id !== excludeId && comparable(story.title) === wanted,
      );
      return found ? { id: found.id, title: found.title } : null;
    },

    createNode: async (draft) => {
      const answer = await client.stories.createNode(draft);
      return answer.ok ? { id: answer.value.id } : null;
    },

    loadStory: async (id) => {
      const answer = await openSavedStory(client, id);
      if (!answer.ok) return fail(toSaveProblem(answer.error));
      const { facts, document } = answer.value;
      return succeed({ document, isPublic: facts.isPublic, version: facts.version });
    },
  };
}

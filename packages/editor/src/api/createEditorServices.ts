import {
  type ApiClient,
  type Capabilities,
  encodeSaveRequest,
  hasFeature,
  openStory as openSavedStory,
  routes,
  toSaveRequest,
} from '@dreamfork/api-client';
import { comparableTitle, fail, freeTitle, type Result, succeed } from '@dreamfork/story';
import { lazily } from '@dreamfork/ui/lazy';
import type {
  DraftStorage,
  EditorServices,
  PendingUploads,
  SaveProblem,
} from '../services/index.ts';
import { createGeneratorServices } from './createGeneratorServices.ts';
import { createApiConsoleServices, createMediaServices } from './createMediaServices.ts';
import { toSaveProblem } from './saveProblem.ts';

const fetchFeatures = lazily(() => import('./createFeatureServices.ts'));

type Features = Awaited<ReturnType<typeof fetchFeatures>>;

type Calls = Record<string, (...input: never[]) => Promise<Result<unknown, unknown>>>;

const unreachable: SaveProblem = { kind: 'unreachable', message: '' };

/** Services whose code comes with their first call. Where it cannot be fetched, the server is not reached. */
const lazyServices = <Group extends Calls>(
  client: ApiClient,
  create: (features: Features) => (client: ApiClient) => Group,
): Group =>
  new Proxy({} as Group, {
    get:
      (_, name: string) =>
      async (...input: never[]) => {
        const features = await fetchFeatures().catch(() => null);
        return (features && create(features)(client)[name]?.(...input)) ?? fail(unreachable);
      },
  });

/** Stories with more nodes are written piece by piece, so that saving does not hold up typing. */
const nodesInOnePiece = 300;

export type EditorServicesOptions = {
  /** What the server can do beyond the calls of every server; without it nothing more is offered. */
  capabilities?: Capabilities | undefined;
  /** The story of somebody else's that the author writes with them. */
  sharedStoryId?: string | undefined;
  /** Whether the author can set the server up. @default false */
  isAdministrator?: boolean;
  /** Hosts from which media are shown, besides addresses without a host. @default all hosts */
  mediaHosts?: readonly string[] | undefined;
  /** Where unsaved work is kept in this browser. Without it none is. */
  drafts?: DraftStorage;
  /** Where files wait until their story is saved. */
  pendingUploads?: PendingUploads;
  /** Leaves for a story that has been imported. */
  openImported?: (storyId: string) => void;
  /** Opens the story anew, once the author has become its owner or is it no more. */
  reopen?: () => void;
};

/** The services of the editor over the Dreamfork API. */
export function createEditorServices(
  client: ApiClient,
  {
    capabilities,
    sharedStoryId,
    isAdministrator = false,
    mediaHosts,
    drafts,
    pendingUploads,
    openImported,
    reopen,
  }: EditorServicesOptions = {},
): EditorServices {
  const isCoAuthor = sharedStoryId !== undefined;
  const canPublish = !isCoAuthor && hasFeature(capabilities, 'publishedVersions');
  return {
    autosave: hasFeature(capabilities, 'versionConflicts'),
    ...(hasFeature(capabilities, 'versions')
      ? { versions: lazyServices(client, (features) => features.createVersionServices) }
      : {}),
    ...(canPublish
      ? { publishing: lazyServices(client, (features) => features.createPublishingServices) }
      : {}),
    ...(hasFeature(capabilities, 'statistics')
      ? { readers: lazyServices(client, (features) => features.createReaderServices) }
      : {}),
    ...(hasFeature(capabilities, 'review')
      ? { review: lazyServices(client, (features) => features.createReviewServices) }
      : {}),
    ...(hasFeature(capabilities, 'live')
      ? { live: lazyServices(client, (features) => features.createLiveServices) }
      : {}),
    ...(mediaHosts ? { mediaHosts } : {}),
    ...(drafts ? { drafts } : {}),
    ...(openImported ? { openStory: openImported } : {}),
    ...(reopen ? { reopen } : {}),
    ...(pendingUploads ? { pendingUploads } : {}),
    ...(hasFeature(capabilities, 'media')
      ? {
          media: createMediaServices(client, sharedStoryId),
          apiConsole: createApiConsoleServices(client),
        }
      : {}),
    isCoAuthor,
    isAdministrator,
    generator: {
      ...createGeneratorServices(client),
      hasModels: capabilities === undefined || hasFeature(capabilities, 'generation'),
    },
    // Also without a model: one that starts later is found when the panel opens.
    ...(capabilities
      ? { assistant: lazyServices(client, (features) => features.createAssistantServices) }
      : {}),
    ...(hasFeature(capabilities, 'storyFiles')
      ? { files: lazyServices(client, (features) => features.createFileServices) }
      : {}),
    ...(hasFeature(capabilities, 'storyHtml')
      ? { page: lazyServices(client, (features) => features.createPageServices) }
      : {}),

    saveStory: async ({ id, document, publish, ...facts }) => {
      const metadata = { ...facts, ...(canPublish && publish !== undefined ? { publish } : {}) };
      const isBig = document.nodes.length > nodesInOnePiece;
      const answer =
        id === undefined
          ? await client.call(routes.stories.create, { body: toSaveRequest(document, metadata) })
          : isBig
            ? await client.call(routes.stories.update, {
                params: { id },
                body: await encodeSaveRequest(document, metadata),
              })
            : await client.call(routes.stories.update, {
                params: { id },
                body: toSaveRequest(document, metadata),
              });
      if (!answer.ok) return fail(toSaveProblem(answer.error));
      const { version, publication, publishesByHand, ...story } = answer.value.story;
      return succeed({ id: story.id, version, publication, publishesByHand });
    },

    findDuplicate: async (title, excludeId) => {
      const answer = await client.call(routes.stories.listForDuplicates, {});
      if (!answer.ok) return null;
      const wanted = comparableTitle(title);
      const { stories } = answer.value;
      const found = stories.find(
        (story) => story.id !== excludeId && comparableTitle(story.title) === wanted,
      );
      if (!found) return null;
      const { id, nodeCount, wordCount, updatedAt } = found;
      const taken = stories.map((story) => story.title);
      return {
        id,
        title: found.title,
        nodeCount,
        wordCount,
        updatedAt,
        freeTitle: freeTitle(title, taken),
      };
    },

    createNode: async (draft) => {
      const answer = await client.call(routes.stories.createNode, { body: draft });
      return answer.ok ? { id: answer.value.id } : null;
    },

    loadStory: async (id) => {
      const answer = await openSavedStory(client, id);
      if (!answer.ok) return fail(toSaveProblem(answer.error));
      const { facts, document } = answer.value;
      const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = facts;
      return succeed({ document, ...rest });
    },
  };
}

import {
  contract,
  optionalContract,
  type Route,
  type RouteResponse,
} from '../../contract/index.ts';
import {
  readImportResult,
  readMediaFile,
  readMediaList,
  readMediaNode,
  readMediaNodes,
  readModel,
  readNamedList,
  readProvider,
} from './media.ts';
import { readCreatedNode, readSavedStory, readStoryData, readStoryList } from './stories.ts';
import {
  readProfile,
  readSessionUser,
  readSignIn,
  readUserList,
  readUserStatistics,
} from './users.ts';

type Reader = (answer: unknown, request: unknown) => unknown;

const { authentication, stories, users } = contract;
const { media, generation, storyFiles } = optionalContract;

const readers = new Map<Route, Reader>([
  [authentication.login, readSignIn],
  [authentication.register, readSignIn],
  [authentication.me, readSessionUser],
  [authentication.profile, readProfile],
  [stories.listForDuplicates, readStoryList],
  [stories.listPublic, readStoryList],
  [stories.listOwn, readStoryList],
  [stories.create, readSavedStory],
  [stories.update, readSavedStory],
  [stories.data, readStoryData],
  [stories.createNode, readCreatedNode],
  [stories.remove, () => ({ success: true })],
  [stories.recordPlay, () => ({ success: true })],
  [authentication.logout, () => ({ success: true })],
  [users.list, readUserList],
  [users.statistics, readUserStatistics],
  [media.upload, readMediaFile],
  [media.file, readMediaFile],
  [media.files, readMediaList],
  [media.node, readMediaNode],
  [media.createNode, readMediaNode],
  [media.updateNode, readMediaNode],
  [media.storyNodes, readMediaNodes],
  [media.removeNode, () => ({ success: true })],
  [generation.providers, readNamedList('providers', readProvider)],
  [generation.models, readNamedList('models', readModel)],
  [generation.templates, readNamedList('templates')],
  [generation.saveTemplate, (answer, request) => answer ?? request],
  [storyFiles.importStory, readImportResult],
]);

/** Brings an answer of any known shape into the contract's, or gives null where it cannot be read. */
export function readAnswer<Definition extends Route>(
  route: Definition,
  answer: unknown,
  request: unknown,
): { value: RouteResponse<Definition> } | null {
  const read = readers.get(route);
  const parsed = route.response.safeParse(read ? read(answer, request) : answer);
  return parsed.success ? { value: parsed.data as RouteResponse<Definition> } : null;
}

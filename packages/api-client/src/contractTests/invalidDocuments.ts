import type { StoryDocument } from '@dreamfork/story';
import { expect } from 'vitest';
import { contract, storyTitleMaximumLength } from '../contract/index.ts';
import { anna } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { listAll } from './savedVersions.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { create, update, data } = contract.stories;
const { capabilities } = contract.system;

const title = 'Сказка с ошибкой';

const good = smallStory(title);

const withConnection = (fromNodeId: string, toNodeId: string): StoryDocument => ({
  ...good,
  connections: [...good.connections, { id: 'lost', fromNodeId, toNodeId }],
});

const contentOf = (story: StoryDocument): string => saveForm(story).content;

/** Spoilt contents, and what each mistake is called: the codes are those of packages/story. */
const mistakes = [
  { what: 'broken JSON', code: 'document-malformed', content: '{"nodes": [' },
  { what: 'nodes that are no list', code: 'document-malformed', content: '{"nodes": "нет"}' },
  {
    what: 'a connection to a missing node',
    code: 'connection-to-missing',
    content: contentOf(withConnection('small-start', 'nowhere')),
  },
  {
    what: 'a connection from a missing node',
    code: 'connection-from-missing',
    content: contentOf(withConnection('nowhere', 'small-sea')),
  },
  {
    what: 'two nodes of one id',
    code: 'node-id-duplicate',
    content: contentOf({ ...good, nodes: [...good.nodes, ...good.nodes.slice(-1)] }),
  },
  {
    what: 'a start node that is not there',
    code: 'start-node-missing',
    content: contentOf({ ...good, startNodeId: 'nowhere' }),
  },
] as const;

function rejecting({ what, code, content }: (typeof mistakes)[number]): ContractCase {
  return {
    name: `create refuses ${what} with the code ${code}`,
    async run({ call, signIn, expectError }) {
      const response = await call(create, { token: await signIn(anna), body: { title, content } });
      const { errors } = expectError(response, 422, 'story-invalid');
      expect(errors?.map((error) => error.code)).toContain(code);
    },
  };
}

/** Documents and forms that no server may store. */
export const invalidDocumentCases: ContractCase[] = [
  ...mistakes.map(rejecting),
  {
    name: 'update refuses a spoilt document, keeps the old one and makes no version',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Целая сказка');
      const body = saveForm({ ...smallStory(title), startNodeId: 'nowhere' });
      const response = await call(update, { params: { id }, token, body });
      expectError(response, 422, 'story-invalid');
      const saved = expectContract(data, await call(data, { params: { id }, token }));
      expect(saved).toMatchObject({ title: 'Целая сказка', version: 1 });
      const versions = await listAll(context, token, id);
      expect(versions.map(({ version }) => version)).toEqual([1]);
    },
  },
  {
    name: 'create names the connection whose target is missing',
    async run({ call, signIn, expectError }) {
      const body = saveForm(withConnection('small-start', 'nowhere'));
      const response = await call(create, { token: await signIn(anna), body });
      const { errors } = expectError(response, 422, 'story-invalid');
      expect(errors?.map((error) => error.place?.connectionId)).toContain('lost');
    },
  },
  {
    name: 'create refuses a title that is too long and a form without content',
    async run({ call, request, signIn, expectError }) {
      const token = await signIn(anna);
      const long = saveForm(smallStory('Я'.repeat(storyTitleMaximumLength + 1)));
      const { errors } = expectError(
        await call(create, { token, body: long }),
        400,
        'request-invalid',
      );
      expect(errors?.map((error) => error.path)).toContain('title');
      const empty = await request({ method: 'POST', path: create.path, token, body: { title } });
      expectError(empty, 400, 'request-invalid');
    },
  },
  {
    name: 'create refuses a document over the limit that capabilities name',
    async run({ call, signIn, expectContract, expectError }) {
      const { limits } = expectContract(capabilities, await call(capabilities, {}));
      const padding = 'a'.repeat(limits.maxStoryBytes + 1024);
      const body = saveForm({ ...good, padding });
      const response = await call(create, { token: await signIn(anna), body });
      expectError(response, 413, 'body-too-large');
    },
  },
  {
    name: 'malformed JSON is named as such',
    async run({ request, signIn, expectError }) {
      const rawBody = '{"title": "Обрыв';
      const login = contract.authentication.login.path;
      expectError(await request({ method: 'POST', path: login, rawBody }), 400, 'json-malformed');
      const token = await signIn(anna);
      expectError(
        await request({ method: 'POST', path: create.path, token, rawBody }),
        400,
        'json-malformed',
      );
    },
  },
];

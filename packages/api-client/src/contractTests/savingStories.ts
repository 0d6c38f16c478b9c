import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { anna, boris, doorsStory } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { create, update, data, listPublic } = contract.stories;

/** Saving new stories and over old ones. */
export const savingStoryCases: ContractCase[] = [
  {
    name: 'create saves a private story at version 1 and counts its nodes and ends',
    async run(context) {
      const story = await createStory(context, await context.signIn(anna), 'Новая сказка');
      expect(story).toMatchObject({
        title: 'Новая сказка',
        isPublic: false,
        version: 1,
        authorName: anna.displayName,
        nodeCount: 4,
        endCount: 2,
        viewCount: 0,
        choiceCount: 0,
      });
    },
  },
  {
    name: 'create refuses a NUL in the title, and update a version that no story can have',
    async run({ call, signIn, expectError }) {
      const token = await signIn(anna);
      const form = saveForm(smallStory('Сказка'));
      const broken = await call(create, { token, body: { ...form, title: 'Сказка\0' } });
      expect(expectError(broken, 400, 'request-invalid').errors).toEqual([
        expect.objectContaining({ path: 'title' }),
      ]);
      const params = { id: doorsStory.id };
      const later = await call(update, { token, params, body: { ...form, version: 2 ** 31 } });
      expectError(later, 400, 'request-invalid');
    },
  },
  {
    name: 'create keeps the document as it was sent, unknown keys too',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(anna);
      const { title, description, ...content } = smallStory('Сказка с пометками');
      const marked = {
        ...content,
        nodes: content.nodes.map((node) => ({ ...node, colour: 'сирень' })),
        zoom: 1.5,
      };
      const body = { title, description, content: JSON.stringify(marked) };
      const { story } = expectContract(create, await call(create, { token, body }));
      const saved = expectContract(data, await call(data, { params: { id: story.id }, token }));
      expect(saved).toMatchObject({ title, description, ...marked });
    },
  },
  {
    name: 'create keeps variables, effects and conditions',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(anna);
      const { title, description, ...content } = smallStory('Сказка с золотом');
      const effects = [{ kind: 'add', variable: 'золото', value: '1' }];
      const remembering = {
        ...content,
        nodes: content.nodes.map((node) => ({
          ...node,
          effects,
          choices: node.choices.map((choice) => ({
            ...choice,
            condition: 'золото > 3',
            closedReason: 'Мало золота',
            effects,
          })),
        })),
        connections: content.connections.map((one) => ({ ...one, condition: 'золото > 0' })),
        variables: [{ id: 'v1', name: 'золото', type: 'number', initial: 2, note: 'монеты' }],
      };
      const body = { title, description, content: JSON.stringify(remembering) };
      const { story } = expectContract(create, await call(create, { token, body }));
      const saved = expectContract(data, await call(data, { params: { id: story.id }, token }));
      expect(saved).toMatchObject({ title, description, ...remembering });
    },
  },
  {
    name: 'create keeps groups, and notes for their author alone; a document without them has none',
    async run({ call, signIn, expectContract }) {
      const token = await signIn(anna);
      const read = async (form: ReturnType<typeof saveForm>) => {
        const { story } = expectContract(create, await call(create, { token, body: form }));
        return expectContract(data, await call(data, { params: { id: story.id }, token }));
      };
      const plain = smallStory('Сказка в главах');
      const groups = [{ id: 'chapter', title: 'Глава первая', colour: 'blue' }];
      const size = { width: 210, height: 150 };
      const notes = [
        { id: 'note', text: 'Проверить', position: { x: 1, y: 2 }, size, colour: 'red' },
      ];
      const nodes = plain.nodes.map((node) => ({ ...node, groupId: 'chapter' }));
      const marked = { ...plain, nodes, groups, notes };
      expect(await read(saveForm(marked))).toMatchObject({ nodes, groups, notes });
      const { story: shared } = expectContract(
        create,
        await call(create, { token, body: { ...saveForm(marked), isPublic: true } }),
      );
      const asReader = await call(data, { params: { id: shared.id } });
      expect(expectContract(data, asReader)).toMatchObject({ nodes, groups, notes: [] });
      const asOwner = await call(data, { params: { id: shared.id }, token });
      expect(expectContract(data, asOwner)).toMatchObject({ nodes, groups, notes });
      const { groups: _groups, notes: _notes, ...older } = plain;
      const form = { ...saveForm(plain), content: JSON.stringify(older) };
      expect(await read(form)).toMatchObject({ groups: [], notes: [] });
    },
  },
  {
    name: 'update saves over the version it began from',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Сказка до правки');
      const body = saveForm(smallStory('Сказка после правки'), { version: 1 });
      const response = await call(update, { params: { id }, token, body });
      expect(expectContract(update, response).story).toMatchObject({
        id,
        title: 'Сказка после правки',
        version: 2,
      });
    },
  },
  {
    name: 'a conflict carries the newer document for whoever asks for it',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Сказка на двоих');
      const params = { id };
      const newer = smallStory('Правка соавтора');
      const body = saveForm(newer, { version: 1 });
      expectContract(update, await call(update, { params, token, body }));
      const stale = (wantsNewer: boolean) =>
        call(update, { params, token, body: { ...body, wantsNewer } });
      const error = expectError(await stale(true), 409, 'version-conflict');
      expect(error).toMatchObject({ version: 2, newer });
      expect(expectError(await stale(false), 409, 'version-conflict')).not.toHaveProperty('newer');
    },
  },
  {
    name: 'update without a version wins',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Сказка без версии');
      for (const version of [2, 3]) {
        const body = saveForm(smallStory(`Версия ${version}`));
        const response = await call(update, { params: { id }, token, body });
        expect(expectContract(update, response).story.version).toBe(version);
      }
    },
  },
  {
    name: 'publishing shows a story to guests, and taking it back hides it at once',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Сказка напоказ');
      for (const isPublic of [true, false]) {
        const body = saveForm(smallStory('Сказка напоказ'), { isPublic });
        expectContract(update, await call(update, { params: { id }, token, body }));
        const { stories } = expectContract(listPublic, await call(listPublic, {}));
        expect(stories.some((story) => story.id === id)).toBe(isPublic);
        const read = await call(data, { params: { id } });
        const other = await call(data, { params: { id }, token: await signIn(boris) });
        for (const answer of [read, other]) {
          if (isPublic) expect(expectContract(data, answer).id).toBe(id);
          else expectError(answer, 404, 'story-not-found');
        }
      }
    },
  },
];

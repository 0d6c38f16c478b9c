import { expect } from 'vitest';
import { contract } from '../contract/index.ts';
import { anna } from '../fixtures/index.ts';
import type { ContractCase } from './context.ts';
import { createNamed, listAll, nameVersion, saveAgain } from './savedVersions.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { read } = contract.versions;
const { update, data } = contract.stories;

/** Title, text and choices of its four nodes. */
const smallStoryWords = 16;

/** Which states of a story its saves keep. */
export const versionCases: ContractCase[] = [
  {
    name: 'a new story has one version: what was saved',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const { id, updatedAt } = await createStory(context, token, 'Сказка первого дня');
      const items = await listAll(context, token, id);
      expect(items).toEqual([
        {
          version: 1,
          name: null,
          kind: 'automatic',
          savedAt: updatedAt,
          title: 'Сказка первого дня',
          nodeCount: 4,
          connectionCount: smallStory('').connections.length,
          wordCount: smallStoryWords,
          sizeBytes: expect.any(Number),
        },
      ]);
      const version = await call(read, { params: { id, version: 1 }, token });
      expect(expectContract(read, version)).toMatchObject({
        ...items[0],
        document: smallStory('Сказка первого дня'),
      });
    },
  },
  {
    name: 'every save keeps a version, and an old one is read as it was',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const id = await createNamed(context, token, 'Сказка вчерашняя');
      await saveAgain(context, token, { id, title: 'Сказка сегодняшняя' });
      const items = await listAll(context, token, id);
      expect(items.map(({ version, kind, title }) => [version, kind, title])).toEqual([
        [2, 'automatic', 'Сказка сегодняшняя'],
        [1, 'named', 'Сказка вчерашняя'],
      ]);
      const old = expectContract(read, await call(read, { params: { id, version: 1 }, token }));
      expect(old.document).toMatchObject(smallStory('Сказка вчерашняя'));
    },
  },
  {
    name: 'saves that follow one another do not pile up versions',
    async run(context) {
      const token = await context.signIn(anna);
      const { id } = await createStory(context, token, 'Сказка в спешке');
      const titles = ['первая', 'вторая', 'третья', 'четвёртая'];
      for (const title of titles) await saveAgain(context, token, { id, title });
      const items = await listAll(context, token, id);
      expect(items[0]).toMatchObject({ version: 5, title: 'четвёртая' });
      // Two where the minute ended between them.
      expect(items.length).toBeLessThanOrEqual(2);
    },
  },
  {
    name: 'text that a save takes away stays among the versions, however soon the next saves follow',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Сказка с отменой');
      const story = smallStory('Сказка с отменой');
      const save = async (content: string) => {
        const nodes = story.nodes.map((node) =>
          node.title === 'Дом' ? { ...node, content } : node,
        );
        const body = saveForm({ ...story, nodes });
        return expectContract(update, await call(update, { params: { id }, token, body })).story;
      };
      const written = 'Вы вернулись. В окне горел свет.';
      const { version } = await save(written);
      for (const content of ['Вы вернулись.', 'Вы вернулись. Дом', 'Вы вернулись. Дом был пуст.']) {
        await save(content);
      }
      const items = await listAll(context, token, id);
      expect(items.map((item) => item.version)).toContain(version);
      const old = expectContract(read, await call(read, { params: { id, version }, token }));
      expect(old.document.nodes.find(({ title }) => title === 'Дом')?.content).toBe(written);
    },
  },
  {
    name: 'a save tells of text from a model, and the mark stays when its version is thinned out',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const id = await createNamed(context, token, 'Сказка с моделью');
      const save = async (hasModelText?: boolean) => {
        const body = saveForm(smallStory('Сказка с моделью'), { hasModelText });
        return expectContract(update, await call(update, { params: { id }, token, body })).story;
      };
      const { version } = await save(true);
      await nameVersion(context, token, { id, version, name: 'С моделью' });
      await save();
      const marks = async () =>
        (await listAll(context, token, id)).map((item) => [item.version, item.hasModelText]);
      expect(await marks()).toEqual([
        [3, undefined],
        [2, true],
        [1, undefined],
      ]);
      const marked = expectContract(read, await call(read, { params: { id, version }, token }));
      expect(marked.hasModelText).toBe(true);
      expect(marked.document).toMatchObject(smallStory('Сказка с моделью'));
      await save(true);
      await save();
      // Two where the minute ended between them.
      expect((await marks()).filter(([, isMarked]) => isMarked).length).toBe(2);
    },
  },
  {
    name: 'readers are told of text from a model where the author wants it',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Сказка без тайны', { isPublic: true });
      const params = { id };
      const { content, stories } = contract;
      const set = async (body: { title?: string; disclosesModelText: boolean }) =>
        expectContract(content.update, await call(content.update, { params, body, token }));
      const told = async (caller: { token?: string } = {}) => [
        expectContract(data, await call(data, { params, ...caller })).disclosesModelText,
        expectContract(stories.card, await call(stories.card, { params, ...caller }))
          .disclosesModelText,
      ];
      expect(await told()).toEqual([undefined, undefined]);
      expect(await told({ token })).toEqual([undefined, false]);
      expect(await set({ disclosesModelText: true })).toMatchObject({ version: 1 });
      expect(await told()).toEqual([true, true]);
      const renamed = { title: 'Сказка без тайн', disclosesModelText: false };
      expect(await set(renamed)).toMatchObject({ version: 2, ...renamed });
      expect(await told()).toEqual([undefined, undefined]);
    },
  },
  {
    name: 'a save can name the version that it replaces, which is then kept for good',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Сказка под чужим именем');
      const overwrite = (title: string, form: { version?: number } = {}) => {
        const body = saveForm(smallStory(title), { replacedVersionName: ' До замены ', ...form });
        return call(update, { params: { id }, token, body });
      };
      expectContract(update, await overwrite('Сказка вторая'));
      await saveAgain(context, token, { id, title: 'Сказка третья' });
      await nameVersion(context, token, { id, version: 3, name: 'Третья' });
      expectContract(update, await overwrite('Сказка четвёртая'));
      const named = async () =>
        (await listAll(context, token, id)).map(({ version, name }) => [version, name]);
      expect(await named()).toEqual([
        [4, null],
        [3, 'Третья'],
        [1, 'До замены'],
      ]);
      expectError(await overwrite('Сказка лишняя', { version: 2 }), 409, 'version-conflict');
      expect((await named())[0]).toEqual([4, null]);
    },
  },
  {
    name: 'restoring is saving an old document again',
    async run(context) {
      const { call, signIn, expectContract } = context;
      const token = await signIn(anna);
      const id = await createNamed(context, token, 'Сказка до ошибки');
      await saveAgain(context, token, { id, title: 'Сказка с ошибкой' });
      const old = expectContract(read, await call(read, { params: { id, version: 1 }, token }));
      const body = saveForm(old.document, { version: 2 });
      expectContract(update, await call(update, { params: { id }, token, body }));
      const saved = expectContract(data, await call(data, { params: { id }, token }));
      expect(saved).toMatchObject({ ...old.document, version: 3 });
    },
  },
  {
    name: 'a refused save changes nothing and keeps no version, and the answer tells the current one',
    async run(context) {
      const { call, signIn, expectContract, expectError } = context;
      const token = await signIn(anna);
      const id = await createNamed(context, token, 'Сказка двух столов');
      await saveAgain(context, token, { id, title: 'Со второго стола' });
      const body = saveForm(smallStory('С первого стола'), { version: 1 });
      const error = expectError(
        await call(update, { params: { id }, token, body }),
        409,
        'version-conflict',
      );
      expect(error.version).toBe(2);
      const saved = expectContract(data, await call(data, { params: { id }, token }));
      expect(saved).toMatchObject({ title: 'Со второго стола', version: 2 });
      const items = await listAll(context, token, id);
      expect(items.map(({ version }) => version)).toEqual([2, 1]);
    },
  },
];

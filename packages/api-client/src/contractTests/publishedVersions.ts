import { expect } from 'vitest';
import { contract, type SaveStoryRequest } from '../contract/index.ts';
import { anna } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';
import { createStory, saveForm, smallStory } from './saveStory.ts';

const { stories, content, chapters, versions } = contract;

/** A public story of Anna's, and what its author and its readers do. */
async function publicStory(context: CaseContext, title: string) {
  const { call, signIn, expectContract } = context;
  const token = await signIn(anna);
  const { id } = await createStory(context, token, title, { isPublic: true });
  const params = { id };
  const save = async (newTitle: string, form: Partial<SaveStoryRequest> = {}) => {
    const body = saveForm(smallStory(newTitle), { isPublic: true, ...form });
    return expectContract(stories.update, await call(stories.update, { params, token, body }))
      .story;
  };
  const read = async (input: { token?: string; query?: { view: 'published' } } = {}) =>
    expectContract(stories.data, await call(stories.data, { params, ...input }));
  return {
    token,
    params,
    save,
    /** What a guest gets. */
    asReader: () => read(),
    /** What the editor of its owner gets. */
    asOwner: () => read({ token }),
    /** What its owner gets who asks for what readers get. */
    asOwnReader: () => read({ token, query: { view: 'published' } }),
    publish: async (publish: boolean) =>
      expectContract(
        content.publish,
        await call(content.publish, { params, token, body: { publish } }),
      ),
    describe: async (body: { title?: string; publishesByHand?: boolean }) =>
      expectContract(content.update, await call(content.update, { params, token, body })),
  };
}

/** Drafts of public stories, and what readers get of them. */
export const publishedVersionCases: ContractCase[] = [
  {
    name: 'a save with publish false moves the draft, and readers keep the published version',
    async run(context) {
      const { call, expectContract } = context;
      const story = await publicStory(context, 'Ковчег у причала');
      const saved = await story.save('Недописанный ковчег', { publish: false, version: 1 });
      expect(saved).toMatchObject({
        title: 'Недописанный ковчег',
        version: 2,
        publication: { version: 1 },
        publishesByHand: false,
      });
      expect(await story.asReader()).toMatchObject({ title: 'Ковчег у причала', version: 1 });
      expect(await story.asReader()).not.toHaveProperty('publication');
      expect(await story.asOwnReader()).toMatchObject({ title: 'Ковчег у причала', version: 1 });
      expect(await story.asOwner()).toMatchObject({
        title: 'Недописанный ковчег',
        version: 2,
        publication: { version: 1 },
      });

      const { params, token } = story;
      const searchTerm = 'ковчег';
      const query = { searchTerm };
      const found = await call(stories.listPublic, { query });
      const { stories: listed } = expectContract(stories.listPublic, found);
      expect(listed).toMatchObject([{ title: 'Ковчег у причала', version: 1 }]);
      const own = await call(stories.listOwn, { query: { searchTerm: 'недописанный' }, token });
      expect(expectContract(stories.listOwn, own).stories).toMatchObject([
        { title: 'Недописанный ковчег', version: 2, publication: { version: 1 } },
      ]);
      const card = await call(stories.card, { params, token });
      expect(expectContract(stories.card, card).title).toBe('Ковчег у причала');
      const kept = await call(versions.read, { params: { ...params, version: 1 }, token });
      expect(expectContract(versions.read, kept).document.title).toBe('Ковчег у причала');
    },
  },
  {
    name: 'a save without the key publishes, and so does one with publish true',
    async run(context) {
      const story = await publicStory(context, 'Первая редакция');
      for (const [title, form] of [
        ['Вторая редакция', {}],
        ['Третья редакция', { publish: true }],
      ] as const) {
        await story.save('Половина фразы', { publish: false });
        const saved = await story.save(title, form);
        expect(saved.publication?.version).toBe(saved.version);
        expect(await story.asReader()).toMatchObject({ title, version: saved.version });
      }
    },
  },
  {
    name: 'the first publishing publishes whatever the save says, and a private story has no published version',
    async run(context) {
      const story = await publicStory(context, 'Показанная');
      expect(await story.publish(false)).not.toHaveProperty('publication');
      const saved = await story.save('Снова у автора', { isPublic: false, publish: false });
      expect(saved).not.toHaveProperty('publication');
      const { version } = await story.save('Показанная снова', { publish: false });
      expect(await story.asReader()).toMatchObject({ title: 'Показанная снова', version });
    },
  },
  {
    name: 'hiding and publishing a story shows readers its newest state',
    async run(context) {
      const story = await publicStory(context, 'Старая вывеска');
      await story.save('Новая вывеска', { publish: false });
      await story.publish(false);
      const { version } = await story.publish(true);
      expect(await story.asReader()).toMatchObject({ title: 'Новая вывеска', version });
    },
  },
  {
    name: 'a draft that is again what readers get leaves nothing to publish',
    async run(context) {
      const story = await publicStory(context, 'Туда и обратно');
      const { publishedAt } = (await story.asOwner()).publication ?? {};
      await story.save('Туда', { publish: false });
      const saved = await story.save('Туда и обратно', { publish: false });
      expect(saved).toMatchObject({ version: 3, publication: { version: 3, publishedAt } });
    },
  },
  {
    name: 'publishing shows readers the draft, as a version that other editors learn of',
    async run(context) {
      const story = await publicStory(context, 'Утренний выпуск');
      await story.save('Вечерний выпуск', { publish: false });
      const item = await story.publish(true);
      expect(item).toMatchObject({ version: 3, publication: { version: 3 } });
      expect(await story.asReader()).toMatchObject({ title: 'Вечерний выпуск', version: 3 });
      expect(await story.publish(true)).toMatchObject({ version: 3 });
    },
  },
  {
    name: 'edits of parts are published at once only where nothing waits and the author does not publish by hand',
    async run(context) {
      const { call, expectContract } = context;
      const story = await publicStory(context, 'Вывеска');
      await story.describe({ title: 'Вывеска с часами' });
      expect((await story.asReader()).title).toBe('Вывеска с часами');

      expect(await story.describe({ publishesByHand: true })).toMatchObject({
        publishesByHand: true,
      });
      const item = await story.describe({ title: 'Вывеска без часов' });
      expect(item).toMatchObject({ title: 'Вывеска без часов', publication: { version: 2 } });
      expect((await story.asReader()).title).toBe('Вывеска с часами');
      expect((await story.asOwner()).publishesByHand).toBe(true);

      await story.describe({ publishesByHand: false });
      const { params, token } = story;
      const listed = await call(chapters.list, { params, token });
      const [first] = expectContract(chapters.list, listed).items;
      const chapter = { params: { id: first?.id ?? '' }, token, body: { content: 'Дождь.' } };
      expect(expectContract(chapters.update, await call(chapters.update, chapter))).toMatchObject({
        content: 'Дождь.',
      });
      const read = await call(chapters.list, { params });
      expect(expectContract(chapters.list, read).items[0]?.content).not.toBe('Дождь.');
    },
  },
];

import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract, optionalContract, type Route, routePath } from '../contract/index.ts';
import {
  admin,
  anna,
  boris,
  fixtureAppCode,
  fixtureGoogleCode,
  fixtureInvitations,
  fixtureLinkToken,
  fixtureMedia,
  fixturePassword,
  fixturePicture,
  fixtureReports,
  fixtureReviewLinks,
  fixtureThreads,
  fixtureToken,
  lighthouseComments,
  lighthouseStory,
  mockData,
  tramStory,
} from '../fixtures/index.ts';
import { type ClientOptions, createClient } from '../index.ts';
import * as routes from '../routes/index.ts';
import { createHandlers, type HandlerOptions, type Scenario } from './index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
/** A stream that ends, as the answers of all other calls do. */
const live: HandlerOptions['live'] = {
  async *events() {
    yield { type: 'closing' };
  },
};
beforeEach(() => server.resetHandlers(...createHandlers('ok', { live })));
afterAll(() => server.close());

const baseUrl = 'http://any.dreamfork.test';

type Sample = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  form?: FormData;
  /** A call that has to be made before. */
  after?: [route: Route, sample: Sample];
};

const proof = { currentPassword: fixturePassword, code: fixtureAppCode };
const newPassword = 'Drugoy2026';
const form = { title: 'Паром', content: JSON.stringify(tramStory.document) };
const media = { id: fixtureMedia[0]?.id ?? '' };
const mediaNode = { position: { x: 0, y: 0 }, title: '', description: '' };
const comment = { id: lighthouseStory.id, commentId: lighthouseComments[0]?.id ?? '' };
const reported = { id: fixtureReports[2]?.storyId ?? '' };
const model = { provider: 'ollama', model: 'qwen3:8b' };
const template = { key: 'own', title: 'Гроза', nodeType: 'text', prompt: 'Гроза над морем' };
const period = { from: '2026-10-01T00:00:00.000Z', to: '2026-11-01T00:00:00.000Z' };
const notice = { text: { ru: 'Обновляем', en: 'Updating' }, ...period };
const draft = { id: lighthouseStory.id };
const thread = { ...draft, threadId: fixtureThreads[0]?.id ?? '' };
const remark = { ...draft, commentId: fixtureThreads[0]?.comments[0]?.id ?? '' };
const link = { ...draft, linkId: fixtureReviewLinks[0]?.id ?? '' };
const invitation = { ...draft, invitationId: fixtureInvitations[0]?.id ?? '' };
const newId = 'an-id-made-by-the-reader';
const linkOf = (email: Parameters<typeof fixtureLinkToken>[1]) => fixtureLinkToken(anna, email);

const formWith = (file: File): FormData => {
  const sent = new FormData();
  sent.set('file', file);
  return sent;
};
const picture = formWith(new File([fixturePicture.png], 'Бухта.png', { type: 'image/png' }));
const storyFile = formWith(new File(['PK'], 'Паром.df'));
const firstJob = { id: 'b0000000-0000-4000-8000-000000001001' };

/** What calls take besides the id of the lighthouse. */
const samples: Record<string, Sample> = {
  'authentication.login': { body: { email: anna.email, password: fixturePassword } },
  'authentication.register': {
    body: {
      username: 'galina',
      email: 'galina@example.org',
      password: newPassword,
      confirmPassword: newPassword,
    },
  },
  'accountMail.confirmEmail': { body: { token: linkOf('confirmation') } },
  'accountMail.forgotPassword': { body: { email: anna.email } },
  'accountMail.resetPassword': {
    body: { token: linkOf('password'), password: newPassword, confirmPassword: newPassword },
  },
  'accountMail.changeEmail': { body: { email: 'new@example.org', ...proof } },
  'accountMail.unsubscribe': { query: { token: linkOf('unsubscribe') } },
  'account.updateProfile': { body: { username: 'anna', displayName: 'Анна Южная' } },
  'account.updatePreferences': { body: { theme: 'dark' } },
  'account.changePassword': {
    body: { currentPassword: fixturePassword, newPassword, confirmPassword: newPassword },
  },
  'account.remove': { body: proof },
  'twoFactor.start': { body: proof },
  'twoFactor.confirm': { body: proof },
  'twoFactor.renewRecoveryCodes': { body: proof },
  'twoFactor.turnOff': { body: proof },
  'google.session': { body: { code: fixtureGoogleCode } },
  'stories.create': { body: form },
  'stories.update': { body: form },
  'stories.recordPlay': { body: { events: [{ type: 'start', nodeId: 'lighthouse-start' }] } },
  'stories.createNode': {
    body: { title: '', type: 'text', content: '', position: { x: 0, y: 0 } },
  },
  'ownStories.restore': { after: [contract.stories.remove, {}] },
  'versions.read': { params: { id: lighthouseStory.id, version: 7 } },
  'versions.rename': { params: { id: lighthouseStory.id, version: 7 }, body: { name: 'Первая' } },
  'sharing.oembed': { query: { url: 'https://stories.dreamfork.test/story/1' } },
  'review.arrive': { body: { nodesRead: 3 } },
  'review.signMedia': { body: { paths: [`/api/media/${media.id}/download`] } },
  'review.openThread': {
    body: { id: newId, anchor: { kind: 'story' }, text: 'Хорошо!', version: 1 },
  },
  'review.changeThread': { params: thread, body: { isResolved: true } },
  'review.addComment': { params: thread, body: { id: newId, text: 'И мне.' } },
  'review.changeComment': { params: remark, body: { text: 'Иначе.' } },
  'review.removeComment': { params: remark },
  'review.reportComment': { params: remark, body: { reason: 'spam' } },
  'reviewLinks.create': { body: { name: 'Редактору' } },
  'reviewLinks.change': { params: link, body: { allowsGuests: false } },
  'reviewLinks.renew': { params: link },
  'reviewLinks.revoke': { params: link },
  'members.remove': { params: { ...draft, userId: boris.id } },
  'members.handOver': { body: { userId: boris.id } },
  'members.invite': { body: {} },
  'members.changeInvitation': { params: invitation, body: { expiresAt: null } },
  'members.revokeInvitation': { params: invitation },
  'live.tell': {
    body: {
      personId: 'person-own',
      presence: { selection: [], viewport: null, drag: null, writing: null },
    },
  },
  'content.create': { body: { title: 'Паром' } },
  'content.update': { body: { title: 'Паром', tags: ['море'] } },
  'content.publish': { body: { publish: false } },
  'chapters.create': { body: { contentId: lighthouseStory.id } },
  'chapters.update': { body: { title: 'Причал' } },
  'choices.create': { body: { chapterId: `${lighthouseStory.id}.1`, text: 'Уйти' } },
  'choices.update': { body: { text: 'Уйти' } },
  'feedback.comment': { body: { text: 'Свет виден и отсюда.' } },
  'feedback.removeComment': { params: comment },
  'feedback.reportStory': { body: { reason: 'spam' } },
  'feedback.reportComment': { params: comment, body: { reason: 'spam' } },
  'moderation.unpublish': { params: reported, body: { reason: 'Чужой текст' } },
  'moderation.removeComment': {
    params: { id: fixtureReports[0]?.commentId ?? '' },
    body: { reason: 'Реклама' },
  },
  'moderation.dismiss': { params: reported },
  'cases.read': { params: reported },
  'cases.story': { params: reported },
  'cases.claim': { params: reported },
  'cases.release': { params: reported },
  'cases.addNote': { params: reported, body: { text: 'Спросить автора' } },
  'cases.sanction': { params: reported, body: { outcome: 'notice', reason: 'Чужой текст' } },
  'cases.reverse': { params: reported, body: { reason: 'Слишком строго' } },
  'cases.decideAppeal': { params: reported, body: { outcome: 'upheld', answer: 'Нет' } },
  'cases.appeal': { params: reported, body: { text: 'Это мой рассказ' } },
  'cases.linkedDecisions': { body: { token: linkOf('decision') } },
  'cases.linkedAppeal': {
    params: reported,
    body: { token: linkOf('decision'), text: 'Это мой рассказ' },
  },
  'transparency.exportCsv': { query: period },
  'users.block': { params: { id: anna.id } },
  'users.unblock': { params: { id: anna.id } },
  'users.grantPremium': { params: { id: anna.id }, body: { plan: 'OneYear' } },
  'users.revokePremium': { params: { id: anna.id } },
  'userDetails.read': { params: { id: anna.id } },
  'userDetails.stories': { params: { id: anna.id } },
  'userDetails.reports': { params: { id: anna.id } },
  'userDetails.endSession': { params: { id: anna.id, sessionId: 'session-anna-phone' } },
  'userDetails.endSessions': { params: { id: anna.id } },
  'userDetails.sendConfirmation': { params: { id: anna.id } },
  'userDetails.sendPasswordReset': { params: { id: anna.id } },
  'userDetails.resetTwoFactor': { params: { id: anna.id } },
  'userDetails.changeRole': {
    params: { id: anna.id },
    body: { role: 'Moderator', reason: 'Разбирает жалобы' },
  },
  'outgoingEmails.sendAgain': { params: { id: mockData.failedEmails[0]?.id ?? '' } },
  'outgoingEmails.remove': { params: { id: mockData.failedEmails[1]?.id ?? '' } },
  'operation.setNotice': { body: notice },
  'operation.setRegistration': { body: { isOpen: false } },
  'operation.runJob': { params: { job: 'media-upkeep' } },
  'system.reportError': { body: { kind: 'error', name: 'TypeError', page: '/', frames: [] } },
  'media.upload': { form: picture },
  'media.file': { params: media },
  'media.updateFile': { params: media, body: { description: 'Ночь' } },
  'media.removeFile': { params: media },
  'media.fileUses': { params: media },
  'media.replaceFile': { params: media, body: { fileId: media.id } },
  'media.fetchFile': { body: { url: 'https://pictures.example/lamp.png' } },
  'media.sign': { body: { paths: [`/api/media/${media.id}/download`] } },
  'media.download': { params: media },
  'media.image': { params: { ...media, name: '640.webp' } },
  'media.createNode': {
    body: { storyFlowId: lighthouseStory.id, mediaFileId: media.id, ...mediaNode },
  },
  'media.updateNode': { body: { title: 'Маяк' } },
  'generation.models': { query: model },
  'generation.saveTemplate': { body: template },
  'generation.generate': { body: { ...model, prompt: 'Гроза' } },
  'assistant.models': { query: model },
  'assistant.write': {
    body: { ...model, language: 'ru', task: { kind: 'continue', text: 'Дверь открылась.' } },
  },
  'assistant.removeTemplate': { params: { key: 'text.scene' } },
  'storyFiles.importStory': { form: storyFile },
  'storyFiles.importJob': {
    params: firstJob,
    after: [optionalContract.storyFiles.importStory, { form: storyFile }],
  },
  'storyFiles.cancelImport': {
    params: firstJob,
    after: [optionalContract.storyFiles.importStory, { form: storyFile }],
  },
};

const all = Object.entries<Record<string, Route>>({ ...contract, ...optionalContract }).flatMap(
  ([resource, calls]) =>
    Object.entries(calls).map(([name, route]) => [`${resource}.${name}`, route] as const),
);

async function send(route: Route, { after, ...sample }: Sample): Promise<Response> {
  if (after) await send(...after);
  const { params = { id: lighthouseStory.id }, query, body, form: sent } = sample;
  const isStaff = route.access === 'admin' || route.access === 'moderator';
  return fetch(baseUrl + routePath(route, params, query), {
    method: route.method,
    headers: {
      authorization: `Bearer ${fixtureToken(isStaff ? admin : anna)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body || sent ? { body: sent ?? JSON.stringify(body) } : {}),
  });
}

describe('every call of the contract has an answer of the contract', () => {
  it.each(all)('%s', async (name, route) => {
    const told = vi.spyOn(console, 'error');
    const answer = await send(route, samples[name] ?? {});
    await answer.text();
    expect(told.mock.calls).toEqual([]);
    expect(answer.status).toBe(route.status ?? 200);
    told.mockRestore();
  });
});

function open(scenario?: Scenario, options?: HandlerOptions, client?: Partial<ClientOptions>) {
  server.resetHandlers(...createHandlers(scenario, options));
  const getToken = () => fixtureToken(admin);
  return createClient({ baseUrl, getToken, onUnauthorized: () => {}, ...client });
}

describe('scenarios', () => {
  it('empty: lists hold nothing, and one can still sign in', async () => {
    const client = open('empty');
    expect(await client.call(routes.stories.listPublic, {})).toMatchObject({ value: { total: 0 } });
    const body = { email: anna.email, password: anna.password };
    expect(await client.call(routes.authentication.login, { body })).toMatchObject({ ok: true });
  });

  it('slow: answers take longer than this client waits', async () => {
    const client = open('slow', { slowness: 500 }, { timeout: 20 });
    const answer = await client.call(routes.stories.listPublic, {});
    expect(answer).toMatchObject({ error: { kind: 'timeout' } });
  });

  it('forbidden: whatever needs a right is refused, the rest is not', async () => {
    const client = open('forbidden');
    const refused = await client.call(routes.stories.listOwn, {});
    expect(refused).toMatchObject({ error: { status: 403, code: 'forbidden' } });
    expect(await client.call(routes.stories.listPublic, {})).toMatchObject({ ok: true });
  });

  it('failing: everything is an internal error, in the language of the client', async () => {
    const client = open('failing', {}, { locale: 'en' });
    expect(await client.call(routes.system.health, {})).toMatchObject({
      error: { status: 500, message: expect.stringMatching(/^Something went wrong/) },
    });
  });
});

it('new handlers begin with the fixtures again', async () => {
  const client = open('ok', {}, { getToken: () => fixtureToken(anna) });
  const story = { params: { id: lighthouseStory.id } };
  expect(await client.call(routes.stories.remove, story)).toMatchObject({ ok: true });
  expect(await client.call(routes.stories.data, story)).toMatchObject({ ok: false });
  server.resetHandlers(...createHandlers());
  expect(await client.call(routes.stories.data, story)).toMatchObject({ ok: true });
});

it('a request that is not of the contract is refused, with what is wrong', async () => {
  const body = { username: 'new', email: 'nowhere', password: 'weak', confirmPassword: 'other' };
  const answer = await send(contract.authentication.register, { body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'request-invalid',
    errors: expect.arrayContaining([{ code: 'email-invalid', path: 'email' }]),
  });
});

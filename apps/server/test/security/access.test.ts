import { type Access, errorStatuses, partId, type Route } from '@dreamfork/api-client/contract';
import { admin, anna, blocked, boris, moderator } from '@dreamfork/api-client/fixtures';
import { buildStory } from '@dreamfork/story/testing';
import { decodeJwt } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { findViewer } from '../../src/services/authentication/sessions.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { describeOnEngines } from '../support/engines.ts';
import { toForm } from '../support/forms.ts';
import { png } from '../support/media/files.ts';
import { fileOf, upload } from '../support/media/upload.ts';
import { addMember } from '../support/members.ts';
import { generationSettings, openModels } from '../support/models.ts';
import { contractRoutes, titleOf } from '../support/requests/contract-routes.ts';
import { exampleCall } from '../support/requests/example-call.ts';
import type { Things } from '../support/requests/things.ts';
import { makeLink, reviewOf, threadIn } from '../support/review.ts';
import { seedMockData } from '../support/seed-mock-data.ts';
import { openSession } from '../support/sessions.ts';
import { type Answer, openTestServer, type TestServer } from '../support/test-server.ts';
import { callsByAccess } from './calls-by-access.ts';

const people = { ended: boris, blocked, stranger: boris, owner: anna, moderator, admin };
// The owner comes last: only an owner may change what the others ask for.
const callers = ['guest', 'ended', 'blocked', 'stranger', 'moderator', 'admin', 'owner'] as const;
type Caller = (typeof callers)[number];

type Outcome = 'unauthorized' | 'session-blocked' | 'forbidden' | 'absent' | 'answered';

const signedOut = {
  guest: 'unauthorized',
  ended: 'unauthorized',
  blocked: 'session-blocked',
} as const;

/** What the contract's declarations mean for those who may not call; all others are answered. */
const refusals: Record<Access, Partial<Record<Caller, Outcome>>> = {
  public: {},
  optional: {},
  user: signedOut,
  owner: { ...signedOut, stranger: 'absent', moderator: 'absent', admin: 'absent' },
  moderator: { ...signedOut, stranger: 'forbidden', owner: 'forbidden' },
  admin: { ...signedOut, stranger: 'forbidden', owner: 'forbidden', moderator: 'forbidden' },
};

/** The things of these calls are private: whoever had a session is asked to sign in again. */
const askedToSignIn = { ended: 'unauthorized', blocked: 'session-blocked' } as const;

const refusalsOf = ({ access, path }: Route) =>
  access === 'optional' && path.includes('{') ? askedToSignIn : refusals[access];

const isRefusal = (code: unknown): code is 'unauthorized' | 'session-blocked' | 'forbidden' =>
  code === 'unauthorized' || code === 'session-blocked' || code === 'forbidden';

function outcomeOf({ access, errors = [] }: Route, { status, body }: Answer): Outcome | number {
  const code: unknown = body?.code;
  if (isRefusal(code)) return status === errorStatuses[code] ? code : status;
  // The things of a call are not always there: a refusal counts where the contract declares it.
  const isDeclared = status <= 400 || errors.some((declared) => declared === status);
  if (access !== 'owner') return isDeclared ? 'answered' : status;
  // Whoever owns it succeeds; to all others it is not there.
  if (status === 404) return 'absent';
  return status < 300 ? 'answered' : status;
}

/** A session of its own for every call: some calls end the one that makes them. */
async function tokenOf({ send, services }: TestServer, caller: Caller) {
  if (caller === 'guest') return undefined;
  const token = await openSession(services, people[caller].id);
  if (caller === 'ended') await send('POST', '/auth/logout', { token: String(token) });
  return token;
}

/** With a node that may become anything, and a choice. */
const story = buildStory('Перекрёсток')
  .node('opening', 'start')
  .node('fork', 'choice')
  .node('door', 'choice')
  .choice('door', 'Войти', 'fork')
  .link('opening', 'door')
  .build();

/** Opens a stream of a story until the end of the test, and gives its id. */
async function watch(
  { services }: TestServer,
  { storyId, token }: { storyId: string; token: string },
) {
  const viewer = await findViewer(services, token);
  if (!viewer) throw new Error('The session has ended.');
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const network = services.newId();
  const events = await services.live.watch({ storyId, viewer, network, signal: leaving.signal });
  for await (const event of events) if (event.type === 'welcome') return event.personId;
  throw new Error('Nobody was welcomed.');
}

type State = { isDeleted: boolean; isUnpublished?: boolean };

/** A private story of the owner's, which a moderator may have made so, and a second session. */
async function makeThings(server: TestServer, { isDeleted, isUnpublished = false }: State) {
  const token = String(await openSession(server.services, anna.id));
  const details = isUnpublished ? { title: server.services.newId(), isPublic: true } : {};
  const { id } = await saveNew(server.send, token, toForm(story, details));
  if (isUnpublished) {
    await server.send('POST', `/api/moderation/stories/${id}/unpublish`, {
      token: String(await openSession(server.services, moderator.id)),
      body: { reason: 'Спам' },
    });
  }
  const file = await upload(server.send, token, fileOf(png, 'а.png', 'image/png'));
  const node = await server.send('POST', '/api/media/nodes', {
    token,
    body: {
      storyFlowId: id,
      mediaFileId: file.id,
      position: { x: 0, y: 0 },
      title: '',
      description: '',
    },
  });
  const form = new FormData();
  form.set('file', fileOf('{}', 'а.df', 'application/zip'));
  const started = await server.send('POST', '/api/story/export/import/start', { token, form });
  const link = await makeLink(server.send, { token, storyId: id });
  const thread = threadIn(await reviewOf(server.send, id).openThread({ token }));
  const invited = await server.send('POST', `/api/story/${id}/invitations`, { token, body: {} });
  const coAuthor = await registerAccount(server.send, `co-author-${id.slice(-12)}`);
  await addMember(server.services, id, coAuthor.id);
  const personId = await watch(server, { storyId: id, token });
  if (isDeleted) await server.send('DELETE', `/api/story/${id}`, { token });
  return {
    stories: [id],
    chapters: [partId(id, 'fork')],
    choices: [partId(id, 'door.1')],
    comments: ['unknown'],
    sessions: [String(decodeJwt(token).sid)],
    mediaFiles: [file.id],
    mediaNodes: [node.body.id],
    imports: [started.body.jobId],
    reviewLinks: [link.id],
    threads: [thread.id],
    invitations: [invited.body.id],
    coAuthors: [coAuthor.id],
    people: [personId],
  } satisfies Things;
}

test('every call has its line among those of its access, and no line is left over', () => {
  const declared = Object.keys(callsByAccess).map((access) => [
    access,
    contractRoutes
      .filter((route) => route.access === access)
      .map(titleOf)
      .toSorted((one, other) => (one < other ? -1 : 1)),
  ]);
  expect(callsByAccess).toEqual(Object.fromEntries(declared));
});

const generation = generationSettings([await openModels('ollama')]);

describeOnEngines('who may call', (engine) => {
  const server = openTestServer(engine, { generation }, ({ services }) => seedMockData(services));

  let shared: Promise<Things> | undefined;
  /** Things of its own for a call that may change them. */
  const thingsFor = ({ access, path }: Route, state: State): Promise<Things> => {
    if (access === 'owner' || path.includes('{')) {
      const isUnpublished = path.startsWith('/api/moderation/own');
      return makeThings(server(), { ...state, isUnpublished });
    }
    shared ??= makeThings(server(), state);
    return shared;
  };

  const outcomesFor = async (route: Route, state: State) => {
    const outcomes: Partial<Record<Caller, Outcome | number>> = {};
    const things = await thingsFor(route, state);
    const { method, path, body } = exampleCall(route, things);
    for (const caller of callers) {
      const token = await tokenOf(server(), caller);
      const answer = await server().send(method, path, { body, token });
      outcomes[caller] = outcomeOf(route, answer);
    }
    return outcomes;
  };

  const all = Object.fromEntries(callers.map((caller) => [caller, 'answered']));
  const rows = contractRoutes.map((route) => ({ title: titleOf(route), route }));
  const isOwners = ({ route }: { route: Route }) => route.access === 'owner';

  test.each(rows.filter((row) => !isOwners(row)))('$title', async ({ route }) => {
    const expected = { ...all, ...refusalsOf(route) };
    expect(await outcomesFor(route, { isDeleted: false })).toEqual(expected);
  });

  test.each(rows.filter(isOwners))('$title, of their owner', async ({ route }) => {
    const expected = { ...all, ...refusalsOf(route) };
    const found = await outcomesFor(route, { isDeleted: false });
    // What is not there even for its owner is one of two: a story to restore, or all but that.
    const foundDeleted = await outcomesFor(route, { isDeleted: true });
    expect([found.owner, foundDeleted.owner]).toContain('answered');
    for (const { owner, ...others } of [found, foundDeleted]) {
      expect({ ...others, owner: 'answered' }).toEqual(expected);
      expect(['answered', 'absent']).toContain(owner);
    }
  });

  test('no call is answered that the contract does not declare', async () => {
    const { body } = await server().send('GET', '/api/docs/json');
    const described = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(contractRoutes.map(titleOf).toSorted());
  });
});

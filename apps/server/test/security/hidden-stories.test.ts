import { admin, boris, fixtureAddress, moderator } from '@dreamfork/api-client/fixtures';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readZip } from '../../../../scripts/readZip.ts';
import { describeOnEngines } from '../support/engines.ts';
import {
  hide,
  hidings,
  publishSecret,
  secret,
  secretTag,
  sessionOf,
  thingsOf,
} from '../support/hidden-story.ts';
import { readText } from '../support/requests/contract-mistakes.ts';
import { contractRoutes } from '../support/requests/contract-routes.ts';
import { type ExampleCall, exampleCall } from '../support/requests/example-call.ts';
import type { Seeds } from '../support/requests/schema-values.ts';
import type { Things } from '../support/requests/things.ts';
import { seedMockData } from '../support/seed-mock-data.ts';
import { openSiteDirectory } from '../support/site.ts';
import { type Answer, openTestServer } from '../support/test-server.ts';

const moderationPath = '/api/moderation/';

const callers = { guest: undefined, stranger: boris, moderator, admin };
const absent = fc.constant(undefined);

/** Lists whole, by a word and by a tag: what would find the story if it could be found. */
const queries: readonly Seeds[] = [
  { searchTerm: absent, tag: absent },
  { searchTerm: fc.constant(secret), tag: absent },
  { searchTerm: absent, tag: fc.constant(secretTag) },
].map((query) => ({ ...query, cursor: absent, category: absent, page: absent, role: absent }));

/** All calls and pages that might show these things, or anything of any story. */
function doorsTo(things: Things): ExampleCall[] {
  const [id = ''] = things.stories;
  const pages = [`/story/${id}`, `/embed/${id}`];
  const url = fc.constantFrom(...pages.map((page) => `${fixtureAddress}${page}`));
  const calls = contractRoutes.flatMap((route) =>
    (route.query ? queries : [{}]).map((query) => exampleCall(route, things, { ...query, url })),
  );
  return [...calls, ...pages.map((path) => ({ method: 'GET' as const, path, body: undefined }))];
}

const isSame = (one: ExampleCall, other: ExampleCall): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const contentOf = (answer: Answer): string =>
  answer.headers['content-type'] === 'application/zip'
    ? [...readZip(answer.bytes).values()].map(String).join('\n')
    : readText(answer);

/** The specification shows private stories among the popular ones to administrators. */
const mayShow = (caller: string, { path }: ExampleCall): boolean =>
  caller === 'admin' && path.startsWith('/api/admin/stories/popular');

/** All that a caller sees of an answer, but what differs from one moment to the next. */
const seenOf = (answer: Answer) =>
  JSON.stringify([
    answer.status,
    { ...answer.headers, date: '', 'x-request-id': '' },
    readText(answer),
  ])
    .replaceAll(/nonce=\\"[^"]+"/g, '')
    .replaceAll(/'nonce-[^']+'/g, '');

describeOnEngines('a story that is hidden', (engine) => {
  const siteDirectory = openSiteDirectory();
  const server = openTestServer(
    engine,
    { siteDirectory, publicUrl: fixtureAddress },
    ({ services }) => seedMockData(services),
  );

  const send = ({ method, path, body }: ExampleCall, token: string | undefined) =>
    server().send(method, path, {
      body,
      headers: { 'if-none-match': '*' },
      token,
    });

  test.each(hidings.map((hiding) => ({ hiding })))(
    'is as one that never was: $hiding',
    async ({ hiding }) => {
      const hidden = await publishSecret(server());
      const [id = ''] = hidden.stories;
      const doors = doorsTo(hidden);
      const never = doorsTo(thingsOf(server().services.newId(), server().services.newId()));
      const pairs = doors.map((call, index) => ({ call, other: never[index] ?? call }));
      // What does not name it and changes something, such as a password, cannot show it.
      const telling = pairs.filter(
        ({ call, other }) => call.method === 'GET' || !isSame(call, other),
      );

      const shown = [];
      for (const { call } of telling.filter(({ call }) => call.method === 'GET')) {
        shown.push(contentOf(await send(call, undefined)));
      }
      // So that none of these is silent for another reason.
      expect(shown.filter((text) => text.includes(secret)).length).toBeGreaterThan(15);

      await hide(server(), id, hiding);
      for (const [caller, person] of Object.entries(callers)) {
        const token = person && (await sessionOf(server(), person.id));
        const isStaff = person === moderator || person === admin;
        for (const { call, other } of telling.filter(({ call }) => !mayShow(caller, call))) {
          // The case of a reported story lives until it is decided, and after.
          if (isStaff && call.path.startsWith(moderationPath)) continue;
          const answer = await send(call, token);
          const content = contentOf(answer);
          const isTold = content.includes(secret) || content.includes(id);
          expect({ caller, call, isTold, content: isTold ? content : '' }).toEqual({
            caller,
            call,
            isTold: false,
            content: '',
          });
          if (isSame(call, other)) continue;
          const otherAnswer = seenOf(await send(other, token));
          expect({ caller, call, seen: seenOf(answer) }).toEqual({
            caller,
            call,
            seen: otherAnswer,
          });
        }
      }
    },
  );
});

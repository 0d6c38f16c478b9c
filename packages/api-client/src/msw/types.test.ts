import { describe, expect, expectTypeOf, it } from 'vitest';
import { contract, type StoryData } from '../contract/index.ts';
import { type Answer, createClient } from '../index.ts';
import * as routes from '../routes/index.ts';
import { errorReply } from './errorReply.ts';
import { handle, type Responder, type Session, type Setting } from './handle.ts';

// The type check of the repository is what runs these: an expected error that is missing fails it.

const { stories, authentication, system } = contract;

describe('a mock that lies does not compile', () => {
  it('an answer of the wrong shape', () => {
    const wrong = (setting: Setting) => [
      // @ts-expect-error a health answer has services, an uptime, a version and a date
      handle(setting, system.health, () => ({ status: 'ok' })),
      handle(setting, system.health, () => ({
        // @ts-expect-error the status is one of two words
        status: 'fine',
        services: [],
        uptime: 1,
        version: '1',
        lastCheck: '',
      })),
      // @ts-expect-error the code of a refusal is one of the contract's
      handle(setting, stories.remove, () => errorReply('gone')),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  it('knows the caller and the parts of the request from the route', () => {
    expectTypeOf<
      Parameters<Responder<typeof authentication.me>>[0]['session']
    >().toEqualTypeOf<Session>();
    expectTypeOf<
      Parameters<Responder<typeof stories.data>>[0]['session']
    >().toEqualTypeOf<Session | null>();
    expectTypeOf<Parameters<Responder<typeof stories.data>>[0]['params']>().toEqualTypeOf<{
      id: string;
    }>();
    expectTypeOf<
      Parameters<Responder<typeof stories.data>>[0]['body']
    >().toEqualTypeOf<undefined>();
  });
});

describe('the client is typed by the route table', () => {
  const client = createClient({ baseUrl: '', getToken: () => null, onUnauthorized: () => {} });

  it('answers results of the contract', () => {
    expectTypeOf<Answer<typeof routes.stories.data>>().toEqualTypeOf<StoryData>();
    expectTypeOf<Answer<typeof routes.users.exportCsv>>().toEqualTypeOf<File>();
  });

  it('refuses requests that the contract does not know', () => {
    const wrong = [
      // @ts-expect-error a password is missing
      () => client.call(routes.authentication.login, { body: { email: 'a@b.test' } }),
      // @ts-expect-error there is no such role
      () => client.call(routes.users.list, { query: { role: 'King' } }),
      // @ts-expect-error pages are numbers
      () => client.call(routes.stories.listPublic, { query: { page: true } }),
    ];
    expect(wrong).toHaveLength(3);
  });
});

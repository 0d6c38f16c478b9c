import type { OpenThreadRequest, ReviewThreadList } from '@dreamfork/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '../../../../scripts/testScope.ts';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { makePlace, type Place } from '../support/engines.ts';
import { type Caller, makeLink, reviewOf, threadIn, threadRequest } from '../support/review.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

const rounds = isFullRun ? 10 : 2;
const reviewers = 10;
const commentsBeforeKill = 40;
const variables = { JWT_SECRET: 'one secret for every life of the server' };

let place: Place;
let server: ServerProcess;
beforeAll(async () => {
  place = await makePlace('sqlite');
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await place?.remove();
});

/** A comment that a reviewer has written; it is on its way until the server has acknowledged it. */
type Written = { thread: OpenThreadRequest; isAcknowledged: boolean };

class Reviewer {
  readonly #storyId: string;
  readonly #caller: Caller;
  readonly written: Written[] = [];

  constructor(storyId: string, secret: string, number: number) {
    this.#storyId = storyId;
    this.#caller = { secret, guest: `the-key-of-guest-${number}` };
  }

  get #review() {
    return reviewOf(server.send, this.#storyId);
  }

  arrive(name: string) {
    return this.#review.arrive(this.#caller, { name });
  }

  async send(written: Written) {
    threadIn(await this.#review.openThread(this.#caller, written.thread));
    written.isAcknowledged = true;
  }

  /** Writes until the server dies. */
  async write(onAcknowledged: () => void) {
    try {
      for (;;) {
        const written = {
          thread: threadRequest({ text: `Отзыв ${this.written.length}` }),
          isAcknowledged: false,
        };
        this.written.push(written);
        await this.send(written);
        onAcknowledged();
      }
    } catch (error) {
      // fetch reports a server that is gone as a TypeError; anything else is a failure.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

async function readThreads(storyId: string, token: string) {
  const found: ReviewThreadList['items'] = [];
  let cursor = '';
  do {
    const query = `?limit=100${cursor && `&cursor=${cursor}`}`;
    const { threads } = reviewOf(server.send, storyId);
    const page: ReviewThreadList = (await threads({ token }, query)).body;
    found.push(...page.items);
    cursor = page.nextCursor ?? '';
  } while (cursor);
  return found;
}

test(`kill -9 while ten reviewers write, ${rounds} times, loses no acknowledged comment`, async () => {
  const environment = { ...variables, DATA_DIR: place.dataDirectory };
  server = await startProcess(environment);
  const { token } = await registerAccount(server.send, 'author');
  const story = await saveNew(server.send, token);
  const { secret } = await makeLink(server.send, { token, storyId: story.id });
  const people = Array.from(
    { length: reviewers },
    (_, number) => new Reviewer(story.id, secret, number),
  );
  for (const [number, reviewer] of people.entries()) await reviewer.arrive(`Гость ${number}`);

  for (let round = 0; round < rounds; round += 1) {
    let acknowledged = 0;
    await Promise.all(
      people.map((reviewer) =>
        reviewer.write(() => {
          acknowledged += 1;
          if (acknowledged === commentsBeforeKill) server.child.kill('SIGKILL');
        }),
      ),
    );
    server = await startProcess(environment);
    const kept = new Set((await readThreads(story.id, token)).map(({ id }) => id));
    const lost = people
      .flatMap(({ written }) => written)
      .filter(({ thread, isAcknowledged }) => isAcknowledged && !kept.has(thread.id));
    expect(lost).toEqual([]);
    // What was on its way is sent again, whether it had arrived or not.
    for (const reviewer of people) {
      for (const written of reviewer.written.filter((one) => !one.isAcknowledged)) {
        await reviewer.send(written);
      }
    }
    const threads = await readThreads(story.id, token);
    const sent = people.flatMap(({ written }) => written.map(({ thread }) => thread.id));
    expect(threads.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
    expect(threads.every(({ comments }) => comments.length === 1)).toBe(true);
  }
});

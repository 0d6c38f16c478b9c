import { diagnoseStory, newStory, storyStatistics, updateNode } from '@dreamfork/story';
import { buildStory, generateStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createSession } from '../session/createSession.ts';
import { createDiagnostics, type DiagnosticsClock, severityByNode } from './createDiagnostics.ts';

const broken = buildStory('Сломанная')
  .node('start', 'start')
  .node('lost', 'text')
  .node('end', 'end')
  .link('start', 'end')
  .build();

/** A clock that stands still until it is told to go on; every look at it costs a millisecond. */
function handClock() {
  const pauses: (() => void)[] = [];
  const free: (() => void)[] = [];
  let time = 0;
  const queue = (works: (() => void)[]) => (work: () => void) => {
    works.push(work);
    return () => {
      const at = works.indexOf(work);
      if (at >= 0) works.splice(at, 1);
    };
  };
  const clock: DiagnosticsClock = {
    afterPause: queue(pauses),
    whenFree: queue(free),
    now: () => {
      time += 1;
      return time;
    },
  };
  return {
    clock,
    waiting: () => pauses.length,
    endPause: () => pauses.shift()?.(),
    /** Grants slices until nobody wants one; returns how many there were. */
    beFree: () => {
      let slices = 0;
      for (let work = free.shift(); work; work = free.shift()) {
        work();
        slices += 1;
      }
      return slices;
    },
  };
}

function attended(document = broken) {
  const session = createSession({ id: 'story', version: 1, isPublic: false, document });
  const hand = handClock();
  const diagnostics = createDiagnostics(session, hand.clock);
  return { session, diagnostics, ...hand, leave: diagnostics.attend() };
}

const rename = (title: string) => ({
  label: 'edit-node' as const,
  operation: (story: typeof broken) => updateNode(story, { nodeId: 'lost', title }),
});

test('after a pause it finds what the core finds, and sets the overlay of the nodes', () => {
  const { diagnostics, session, endPause, beFree } = attended();
  expect(diagnostics.getState()).toEqual({ diagnostics: [], statistics: null, isCurrent: false });
  endPause();
  beFree();
  expect(diagnostics.getState().diagnostics).toEqual(diagnoseStory(broken));
  expect(diagnostics.getState().isCurrent).toBe(true);
  expect(session.getState().overlays.problems).toEqual(severityByNode(diagnoseStory(broken)));
  expect(diagnostics.getState().statistics).toEqual(storyStatistics(broken));
});

test('typing on begins the pause anew; nothing is examined meanwhile', () => {
  const { diagnostics, session, waiting, endPause, beFree } = attended();
  session.edit(rename('Новое имя'));
  session.edit(rename('Ещё одно'));
  expect(waiting()).toBe(1);
  expect(beFree()).toBe(0);
  endPause();
  beFree();
  expect(diagnostics.getState().diagnostics).toEqual(diagnoseStory(session.getState().document));
});

test('a change during an examination drops it', () => {
  const { diagnostics, session, endPause, beFree } = attended();
  endPause();
  session.edit(rename('Новое имя'));
  expect(beFree()).toBe(0);
  expect(diagnostics.getState().isCurrent).toBe(false);
});

test('a big story is examined in slices of a few milliseconds', () => {
  const { diagnostics, endPause, beFree } = attended(generateStory(2000));
  endPause();
  expect(beFree()).toBeGreaterThan(100);
  expect(diagnostics.getState().isCurrent).toBe(true);
});

test('selecting is no reason to examine', () => {
  const { session, waiting, endPause, beFree } = attended();
  endPause();
  beFree();
  session.select({ ...session.getState().selection, nodeIds: ['lost'] });
  expect(waiting()).toBe(0);
});

test('nothing is told of a node while it is written', () => {
  const { session, diagnostics, endPause, beFree } = attended();
  const told = () =>
    diagnostics.getState().diagnostics.some(({ place }) => place.nodeId === 'lost');
  const examine = () => {
    endPause();
    beFree();
    return told();
  };
  expect(examine()).toBe(true);
  session.setWriting({ nodeId: 'lost', place: 'card', before: {} });
  expect([told(), session.getState().overlays.problems.has('lost'), examine()]).toEqual([
    false,
    false,
    false,
  ]);
  session.setWriting(null);
  expect([told(), examine()]).toEqual([false, true]);
});

test('whoever leaves is not called again', () => {
  const { session, leave, waiting } = attended();
  leave();
  session.edit(rename('Новое имя'));
  expect(waiting()).toBe(0);
});

test('a node shows its highest severity', () => {
  const place = { nodeId: 'a' };
  const found = [
    { code: 'node-text-empty', severity: 'warning', place, fixes: [] },
    { code: 'node-dead-end', severity: 'error', place, fixes: [] },
    { code: 'connection-ignored', severity: 'hint', place, fixes: [] },
    { code: 'story-without-end', severity: 'error', place: {}, fixes: [] },
  ] as const;
  expect(severityByNode(found)).toEqual(new Map([['a', 'error']]));
});

test('a new story has no diagnostics until its author writes in it', () => {
  const document = newStory({ ids: { next: () => 'start' } });
  const { session, diagnostics, endPause, beFree } = attended(document);
  endPause();
  beFree();
  expect(diagnostics.getState()).toMatchObject({ diagnostics: [], isCurrent: true });
  session.edit({
    label: 'edit-node',
    operation: (story) => updateNode(story, { nodeId: 'start', content: 'Был вечер.' }),
  });
  endPause();
  beFree();
  expect(diagnostics.getState().diagnostics.length).toBeGreaterThan(0);
});

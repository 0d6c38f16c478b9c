import { diagnoseStory, storyStatistics, updateNode } from '@dreamfork/story';
import { buildStory, generateStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { createSession } from '../session/createSession.ts';
import { createDoctor, type DoctorClock, gravestByNode } from './createDoctor.ts';

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
  const clock: DoctorClock = {
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
  const doctor = createDoctor(session, hand.clock);
  return { session, doctor, ...hand, leave: doctor.attend() };
}

const rename = (title: string) => ({
  label: 'edit-node' as const,
  operation: (story: typeof broken) => updateNode(story, { nodeId: 'lost', title }),
});

test('after a pause it finds what the core finds, and marks the nodes', () => {
  const { doctor, session, endPause, beFree } = attended();
  expect(doctor.getState()).toEqual({ diagnoses: [], statistics: null, isCurrent: false });
  endPause();
  beFree();
  expect(doctor.getState().diagnoses).toEqual(diagnoseStory(broken));
  expect(doctor.getState().isCurrent).toBe(true);
  expect(session.getState().marks.problems).toEqual(gravestByNode(diagnoseStory(broken)));
  expect(doctor.getState().statistics).toEqual(storyStatistics(broken));
});

test('typing on begins the pause anew; nothing is examined meanwhile', () => {
  const { doctor, session, waiting, endPause, beFree } = attended();
  session.edit(rename('Новое имя'));
  session.edit(rename('Ещё одно'));
  expect(waiting()).toBe(1);
  expect(beFree()).toBe(0);
  endPause();
  beFree();
  expect(doctor.getState().diagnoses).toEqual(diagnoseStory(session.getState().document));
});

test('a change during an examination drops it', () => {
  const { doctor, session, endPause, beFree } = attended();
  endPause();
  session.edit(rename('Новое имя'));
  expect(beFree()).toBe(0);
  expect(doctor.getState().isCurrent).toBe(false);
});

test('a big story is examined in slices of a few milliseconds', () => {
  const { doctor, endPause, beFree } = attended(generateStory(2000));
  endPause();
  expect(beFree()).toBeGreaterThan(100);
  expect(doctor.getState().isCurrent).toBe(true);
});

test('selecting is no reason to examine', () => {
  const { session, waiting, endPause, beFree } = attended();
  endPause();
  beFree();
  session.select({ ...session.getState().selection, nodeIds: ['lost'] });
  expect(waiting()).toBe(0);
});

test('whoever leaves is not called again', () => {
  const { session, leave, waiting } = attended();
  leave();
  session.edit(rename('Новое имя'));
  expect(waiting()).toBe(0);
});

test('the gravest finding stands for a node', () => {
  const place = { nodeId: 'a' };
  const found = [
    { code: 'node-text-empty', severity: 'warning', place, fixes: [] },
    { code: 'node-dead-end', severity: 'error', place, fixes: [] },
    { code: 'connection-ignored', severity: 'hint', place, fixes: [] },
    { code: 'story-without-end', severity: 'error', place: {}, fixes: [] },
  ] as const;
  expect(gravestByNode(found)).toEqual(new Map([['a', 'error']]));
});

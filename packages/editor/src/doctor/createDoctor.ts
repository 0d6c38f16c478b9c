import {
  createDiagnoser,
  type Diagnosis,
  nodeStatistics,
  type Severity,
  type StoryDocument,
  type StoryStatistics,
  severities,
  storyStatistics,
} from '@dreamfork/story';
import type { Session } from '../session/createSession.ts';

/** Where time comes from; tests give their own. Each function returns one that calls the work off. */
export type DoctorClock = {
  /** Runs work once the page has been left in peace for so long. */
  afterPause: (work: () => void, milliseconds: number) => () => void;
  /** Runs work as soon as typing and drawing leave room for it. */
  whenFree: (work: () => void) => () => void;
  now: () => number;
};

export type DoctorState = {
  readonly diagnoses: readonly Diagnosis[];
  /** Words, reading time and ways of the story last examined; null before the first time. */
  readonly statistics: StoryStatistics | null;
  /** Whether the story as it is now has been examined. */
  readonly isCurrent: boolean;
};

export type Doctor = ReturnType<typeof createDoctor>;

const pause = 400;
const sliceMilliseconds = 4;
const unitsAtOnce = 50;

const isGraver = (one: Severity, other: Severity | undefined): boolean =>
  other === undefined || severities.indexOf(one) < severities.indexOf(other);

/** The gravest finding at each node. */
export function gravestByNode(diagnoses: readonly Diagnosis[]): Map<string, Severity> {
  const marks = new Map<string, Severity>();
  for (const { place, severity } of diagnoses) {
    if (place.nodeId === undefined) continue;
    if (isGraver(severity, marks.get(place.nodeId))) marks.set(place.nodeId, severity);
  }
  return marks;
}

const isSameMap = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** Examines the story whenever its author pauses, a few milliseconds at a time. */
export function createDoctor(session: Session, clock: DoctorClock) {
  const listeners = new Set<() => void>();
  const diagnoser = createDiagnoser();
  let state: DoctorState = { diagnoses: [], statistics: null, isCurrent: false };
  let callOff = () => {};

  const update = (patch: Partial<DoctorState>) => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };

  const examine = () => {
    const until = clock.now() + sliceMilliseconds;
    while (clock.now() < until) {
      const found = diagnoser.step(unitsAtOnce);
      if (!found) continue;
      const problems = gravestByNode(found);
      if (!isSameMap(problems, session.getState().marks.problems)) session.setMarks({ problems });
      update({ diagnoses: found, isCurrent: true });
      const { document } = session.getState();
      callOff = clock.whenFree(() => count(document, 0));
      return;
    }
    callOff = clock.whenFree(examine);
  };

  /** Words are counted node by node, and once each; the sum over known nodes is quick. */
  const count = (document: StoryDocument, from: number) => {
    const until = clock.now() + sliceMilliseconds;
    let at = from;
    for (; at < document.nodes.length && clock.now() < until; at += 1) {
      const node = document.nodes[at];
      if (node) nodeStatistics(node);
    }
    if (at < document.nodes.length) callOff = clock.whenFree(() => count(document, at));
    else update({ statistics: storyStatistics(document) });
  };

  const begin = () => {
    diagnoser.start(session.getState().document);
    callOff = clock.whenFree(examine);
  };

  const watch = () => {
    callOff();
    if (state.isCurrent) update({ isCurrent: false });
    callOff = clock.afterPause(begin, pause);
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Begins to look after the story; the returned function ends it. */
    attend: () => {
      let { document } = session.getState();
      watch();
      const leave = session.subscribe(() => {
        const current = session.getState().document;
        if (current === document) return;
        document = current;
        watch();
      });
      return () => {
        leave();
        callOff();
      };
    },
  };
}

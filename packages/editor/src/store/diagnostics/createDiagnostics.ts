import {
  createDiagnosticsRunner,
  type Diagnostic,
  isUntouched,
  nodeStatistics,
  type Severity,
  type StoryDocument,
  severities,
  storyStatistics,
} from '@dreamfork/story';
import type { Session } from '../session/createSession.ts';
import { createDiagnosticsStore, type DiagnosticsStore } from './diagnosticsStore.ts';

/** The clock; tests pass their own. Each function returns one that cancels. */
export type DiagnosticsClock = {
  /** Runs work once the page has been left in peace for so long. */
  afterPause: (work: () => void, milliseconds: number) => () => void;
  /** Runs work as soon as typing and drawing leave room for it. */
  whenFree: (work: () => void) => () => void;
  now: () => number;
};

export type Diagnostics = ReturnType<typeof createDiagnostics>;

const pause = 400;
const sliceMilliseconds = 4;
const unitsAtOnce = 50;

const isHigher = (one: Severity, other: Severity | undefined): boolean =>
  other === undefined || severities.indexOf(one) < severities.indexOf(other);

/** The highest severity at each node. */
export function severityByNode(diagnostics: readonly Diagnostic[]): Map<string, Severity> {
  const highest = new Map<string, Severity>();
  for (const { place, severity } of diagnostics) {
    if (place.nodeId === undefined) continue;
    if (isHigher(severity, highest.get(place.nodeId))) highest.set(place.nodeId, severity);
  }
  return highest;
}

const isSameMap = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** Examines the story whenever its author pauses, a few milliseconds at a time. */
export function createDiagnostics(
  session: Session,
  clock: DiagnosticsClock,
  { setState: update, ...readable }: DiagnosticsStore = createDiagnosticsStore(),
) {
  const diagnoser = createDiagnosticsRunner();
  let callOff = () => {};

  /** What is missing in a text is told when its author has left it. */
  const show = (found: readonly Diagnostic[]) => {
    const written = session.getState().writing?.nodeId;
    const diagnostics = found.filter(({ place: { nodeId } }) => !nodeId || nodeId !== written);
    const problems = severityByNode(diagnostics);
    if (!isSameMap(problems, session.getState().overlays.problems))
      session.setOverlays({ problems });
    update({ diagnostics });
  };

  const finish = (found: readonly Diagnostic[]) => {
    show(found);
    update({ isCurrent: true });
    const { document } = session.getState();
    callOff = clock.whenFree(() => count(document, 0));
  };

  const examine = () => {
    const until = clock.now() + sliceMilliseconds;
    while (clock.now() < until) {
      const found = diagnoser.step(unitsAtOnce);
      if (found) return finish(found);
    }
    callOff = clock.whenFree(examine);
  };

  /** Words are counted node by node, and once each; the sum over known nodes is quick. */
  const count = (document: StoryDocument, from: number) => {
    const until = clock.now() + sliceMilliseconds;
    let at = from;
    for (; at < document.nodes.length && clock.now() < until; at += 1) {
      const node = document.nodes[at];
      if (node) nodeStatistics(node, document);
    }
    if (at < document.nodes.length) callOff = clock.whenFree(() => count(document, at));
    else update({ statistics: storyStatistics(document) });
  };

  const begin = () => {
    const { document } = session.getState();
    // An author who has not begun needs no list of what is missing.
    if (isUntouched(document)) return finish([]);
    diagnoser.start(document);
    callOff = clock.whenFree(examine);
  };

  const watch = () => {
    callOff();
    if (readable.getState().isCurrent) update({ isCurrent: false });
    callOff = clock.afterPause(begin, pause);
  };

  return {
    ...readable,
    /** Starts checking the story; the returned function stops it. */
    attend: () => {
      let { document } = session.getState();
      let written: string | undefined;
      const follow = () => {
        const current = session.getState();
        const now = current.writing?.nodeId;
        if (current.document === document && now === written) return;
        const isBegun = now !== undefined && now !== written;
        document = current.document;
        written = now;
        watch();
        if (isBegun) show(readable.getState().diagnostics);
      };
      watch();
      const leave = session.subscribe(follow);
      return () => {
        leave();
        callOff();
      };
    },
  };
}

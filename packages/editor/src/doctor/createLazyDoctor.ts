import { lazily } from '@dreamfork/ui/parts';
import type { Session } from '../session/createSession.ts';
import { browserClock } from './browserClock.ts';
import type { Doctor, DoctorState } from './createDoctor.ts';

const fetchDoctor = lazily(async () => (await import('./createDoctor.ts')).createDoctor);

const unexamined: DoctorState = { diagnoses: [], statistics: null, isCurrent: false };

/** A doctor who is sent for when there is nothing better to do; until then nothing is known. */
export function createLazyDoctor(session: Session): Doctor {
  const listeners = new Set<() => void>();
  let doctor: Doctor | null = null;
  return {
    getState: () => doctor?.getState() ?? unexamined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    attend: () => {
      let isOver = false;
      let leave = () => {};
      const begin = async () => {
        const createDoctor = await fetchDoctor();
        if (isOver) return;
        const called = createDoctor(session, browserClock);
        doctor = called;
        const unsubscribe = called.subscribe(() => {
          for (const listener of listeners) listener();
        });
        const end = called.attend();
        leave = () => {
          end();
          unsubscribe();
        };
      };
      // Without a network there is no doctor either; the editor goes on without.
      const callOff = browserClock.whenFree(() => void begin().catch(() => {}));
      return () => {
        isOver = true;
        callOff();
        leave();
      };
    },
  };
}

import { useSyncExternalStore } from 'react';
import { useEditor } from '../EditorContext.tsx';
import type { DoctorState } from './createDoctor.ts';

/** Reads one fact of what the doctor found. */
export function useDoctor<Fact>(select: (state: DoctorState) => Fact): Fact {
  const { doctor } = useEditor();
  const read = () => select(doctor.getState());
  return useSyncExternalStore(doctor.subscribe, read, read);
}

import { isPlayState, type PlayState } from '@dreamfork/story';

/** A place that a reader marked to return to. */
export type Save = {
  id: string;
  /** The title of the node, as it was. */
  title: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  state: PlayState;
};

export const savesMaximum = 20;

function isSave(value: unknown): value is Save {
  if (typeof value !== 'object' || value === null) return false;
  const save = value as Partial<Record<keyof Save, unknown>>;
  return (
    typeof save.id === 'string' &&
    typeof save.title === 'string' &&
    Number.isFinite(save.savedAt) &&
    isPlayState(save.state)
  );
}

/** Reads kept saves; what is none is left out. */
export const readSaves = (value: unknown): Save[] =>
  Array.isArray(value) ? value.filter(isSave).slice(0, savesMaximum) : [];

/** The saves with a new one before them; the same ones when there is no room. */
export const addSave = (saves: readonly Save[], save: Save): readonly Save[] =>
  saves.length < savesMaximum ? [save, ...saves] : saves;

export const removeSave = (saves: readonly Save[], id: string): readonly Save[] =>
  saves.filter((save) => save.id !== id);

/** An id that none of these saves has. */
export function freshSaveId(saves: readonly Save[], savedAt: number): string {
  let number = savedAt;
  while (saves.some(({ id }) => id === String(number))) number += 1;
  return String(number);
}

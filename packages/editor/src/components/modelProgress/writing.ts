import type { AssistantProgress } from '../../services/assistant.ts';

/** An answer on its way. */
export type Writing = {
  /** How many requests are before this one; null from when the model has it. */
  readonly place: number | null;
  readonly text: string;
  /** How much of an answer that is no text has arrived. */
  readonly characters: number;
};

export const notYetWritten: Writing = { place: null, text: '', characters: 0 };

/** An answer after one more event. */
export function afterEvent(writing: Writing, event: AssistantProgress): Writing {
  switch (event.type) {
    case 'queued':
      return { ...writing, place: event.place };
    case 'started':
      return { ...writing, place: null };
    case 'text':
      return { ...writing, text: writing.text + event.text };
    case 'progress':
      return { ...writing, characters: event.characters };
  }
}

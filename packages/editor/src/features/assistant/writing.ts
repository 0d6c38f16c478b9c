import type { AssistantProgress } from '../../assistantServices.ts';

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

type WritingMessages = {
  readonly thinking: string;
  readonly writing: string;
  readonly queued: (place: number) => string;
  readonly progress: (characters: number) => string;
};

/** What is happening to an answer, in words. */
export function describeWriting(
  { place, text, characters }: Writing,
  messages: WritingMessages,
): string {
  if (place !== null) return messages.queued(place);
  if (characters > 0) return messages.progress(characters);
  return text === '' ? messages.thinking : messages.writing;
}

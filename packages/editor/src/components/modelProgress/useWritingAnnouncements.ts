import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef } from 'react';
import type { Announcer } from '../announcer.tsx';
import { writingMessages } from './messages.ts';

const segmenter = new Intl.Segmenter('ru', { granularity: 'sentence' });

/** The sentences of a growing text that are whole from an index on, and the index where the next begins. */
export function finishedSentences(text: string, from: number): { text: string; next: number } {
  const segments = [...segmenter.segment(text.slice(from))];
  const last = segments.at(-1);
  const next = last ? from + last.index : from;
  return { text: text.slice(from, next).trim(), next };
}

export type WritingAnnouncements = {
  /** What a model is writing; null while none is. */
  writing: { readonly place: number | null; readonly text: string } | null;
  announcer: Announcer;
};

/** Tells screen readers of the place in the queue and of the answer, a whole sentence at a time. */
export function useWritingAnnouncements({ writing, announcer }: WritingAnnouncements): void {
  const messages = useMessages(writingMessages);
  const spoken = useRef(0);
  const isWriting = writing !== null;
  const place = writing?.place ?? null;
  const text = writing?.text ?? '';

  useEffect(() => {
    if (!isWriting) return;
    spoken.current = 0;
    announcer.announce(messages.thinking);
  }, [isWriting, announcer, messages]);

  useEffect(() => {
    if (place !== null) announcer.announce(messages.queued(place));
  }, [place, announcer, messages]);

  useEffect(() => {
    const sentences = finishedSentences(text, spoken.current);
    if (sentences.text === '') return;
    spoken.current = sentences.next;
    announcer.announce(sentences.text);
  }, [text, announcer]);
}

import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Announcer } from '../../components/announcer/createAnnouncer.ts';
import type { AssistantRun } from './createAssistant.ts';
import { finishedSentences } from './finishedSentences.ts';
import { assistantMessages } from './messages.ts';

/** Tells screen readers of the place in the queue and of the answer, a whole sentence at a time. */
export function useAnnouncements(run: AssistantRun, announcer: Announcer): void {
  const messages = useMessages(assistantMessages);
  const spoken = useRef(0);
  const isRunning = run.kind === 'running';
  const place = isRunning ? run.place : null;
  const text = isRunning ? run.text : '';

  useEffect(() => {
    if (!isRunning) return;
    spoken.current = 0;
    announcer.announce(messages.thinking);
  }, [isRunning, announcer, messages]);

  useEffect(() => {
    if (place !== null) announcer.announce(messages.queued(place));
  }, [place, announcer, messages]);

  const proposed = run.kind === 'proposed' ? run.prepared : null;
  const result = useEffectEvent(() => {
    if (run.kind === 'proposed') announcer.announce(messages.announce(run.proposal));
  });
  useEffect(() => {
    if (proposed) result();
  }, [proposed]);

  useEffect(() => {
    const sentences = finishedSentences(text, spoken.current);
    if (sentences.text === '') return;
    spoken.current = sentences.next;
    announcer.announce(sentences.text);
  }, [text, announcer]);
}

import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { Announcer } from '../../components/announcer.tsx';
import { useWritingAnnouncements } from '../../components/modelProgress/useWritingAnnouncements.ts';
import { useEditor } from '../../EditorContext.tsx';
import {
  type Assistant,
  type AssistantRun,
  type AssistantState,
  assistantFor,
} from './createAssistant.ts';
import { proposalMessages } from './proposal.messages.ts';

/** The assistant of this editor and what it is doing. */
export function useAssistant(): { assistant: Assistant; state: AssistantState } {
  const assistant = assistantFor(useEditor());
  return { assistant, state: useStore(assistant) };
}

/** Tells screen readers of an answer as it is written, and of what is proposed in the end. */
export function useAnnouncements(run: AssistantRun, announcer: Announcer): void {
  const messages = useMessages(proposalMessages);
  useWritingAnnouncements({ writing: run.kind === 'running' ? run : null, announcer });
  const proposed = run.kind === 'proposed' ? run.prepared : null;
  const result = useEffectEvent(() => {
    if (run.kind === 'proposed') announcer.announce(messages.announce(run.proposal));
  });
  useEffect(() => {
    if (proposed) result();
  }, [proposed]);
}

import { useStore } from 'zustand';
import { useEditor } from '../../EditorContext.tsx';
import { type Assistant, type AssistantState, assistantFor } from './createAssistant.ts';

/** The assistant of this editor and what it is doing. */
export function useAssistant(): { assistant: Assistant; state: AssistantState } {
  const assistant = assistantFor(useEditor());
  return { assistant, state: useStore(assistant) };
}

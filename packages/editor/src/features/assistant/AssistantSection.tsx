import type { StoryNode } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import * as panel from '../../components/panel/panel.css.ts';
import { useEditor } from '../../EditorContext.tsx';
import { type Assistant, assistantFor } from './createAssistant.ts';
import { assistantMessages } from './messages.ts';
import { currentText } from './subject.ts';

export type AssistantSectionProps = { node: StoryNode };

/** The way from the properties of a node to the assistant, with the part of its text that is selected. */
export function AssistantSection({ node }: AssistantSectionProps) {
  const editor = useEditor();
  const { assistant, generator } = editor.services;
  return assistant && (generator?.hasModels ?? true) ? (
    <OpenAssistant nodeId={node.id} assistant={assistantFor(editor)} />
  ) : null;
}

function OpenAssistant({ nodeId, assistant }: { nodeId: string; assistant: Assistant }) {
  const { session, workspace } = useEditor();
  const messages = useMessages(assistantMessages);
  const range = useStore(assistant, (state) => state.range);

  useEffect(() => {
    const onSelect = () => {
      const field = document.activeElement;
      if (!(field instanceof HTMLTextAreaElement)) return;
      const text = currentText(session.getState(), nodeId);
      if (text === null || field.value !== text) return;
      const { selectionStart: start, selectionEnd: end } = field;
      const selected = text.slice(start, end);
      const isWhole = selected.trim() === text.trim();
      assistant.selectRange(
        selected.trim() === '' || isWhole ? null : { nodeId, start, end, text: selected },
      );
    };
    document.addEventListener('selectionchange', onSelect);
    return () => document.removeEventListener('selectionchange', onSelect);
  }, [assistant, session, nodeId]);

  return (
    <div className={panel.buttons}>
      <Button
        size="small"
        variant="quiet"
        icon={Sparkles}
        onPress={() => workspace.openDock('assistant')}
      >
        {range?.nodeId === nodeId ? messages.openRange : messages.open}
      </Button>
    </div>
  );
}

import { useMessages } from '@dreamfork/ui/i18n';
import { useEditor, useSession } from '../EditorContext.tsx';
import { shellMessages } from './messages.ts';

/** Hidden elements for external tests: the id of the story and a save button. */
export function TestMarkers() {
  const { persistence } = useEditor();
  const messages = useMessages(shellMessages).bar;
  const id = useSession(({ saved }) => saved.id);
  return (
    <div hidden>
      <span data-testid="story-id">{id}</span>
      <button
        type="button"
        data-testid="save-trigger"
        tabIndex={-1}
        onClick={() => void persistence.save()}
      >
        {messages.save}
      </button>
    </div>
  );
}

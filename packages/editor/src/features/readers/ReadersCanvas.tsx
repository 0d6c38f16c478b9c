import { ToggleButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Users } from 'lucide-react';
import { ReadingFigures } from '../../components/readingFigures/ReadingFigures.tsx';
import { useEditor, useSession, useWorkspace } from '../../EditorContext.tsx';
import { shownDock } from '../../store/workspace/createWorkspace.ts';
import { readersMessages } from './messages.ts';
import * as styles from './readers.css.ts';
import { useReaders } from './useReaders.ts';

/** The switch on the canvas and, while it is on, what readers did on the story itself. */
export function ReadersCanvas() {
  const { services, workspace } = useEditor();
  const messages = useMessages(readersMessages);
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  const isPanelOpen = useWorkspace((state) => shownDock(state) === 'readers');
  // On a narrow screen the panel covers the canvas: the drawing stays when it is put aside.
  const isOn = useWorkspace(({ dock }) => dock === 'readers');
  if (!services.readers || !isSaved) return null;
  return (
    <>
      {isOn && <ReaderFigures />}
      <div className={styles.toggle} data-floating>
        <ToggleButton
          icon={Users}
          size="small"
          variant="secondary"
          isSelected={isOn}
          onChange={() => {
            if (isOn && !isPanelOpen) workspace.openDock('properties');
            else workspace.toggleDock('readers');
            if (isOn) workspace.closeDrawer();
          }}
        >
          {messages.switch}
        </ToggleButton>
      </div>
    </>
  );
}

function ReaderFigures() {
  const { marks } = useReaders();
  return <ReadingFigures marks={marks} icon={Users} />;
}

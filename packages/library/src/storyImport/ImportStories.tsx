import { Button } from '@dreamfork/ui';
import { readDroppedFiles } from '@dreamfork/ui/drop';
import { useMessages } from '@dreamfork/ui/i18n';
import { Import } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type LibraryHost, useLibraryHost } from '../host.tsx';
import * as styles from './ImportStories.css.ts';
import { storyImportMessages } from './messages.ts';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Opens the import: by its button, or with files and folders that are dropped anywhere on the page. */
export function ImportStories() {
  const { user, importStories } = useLibraryHost();
  return user && importStories && <ImportButton importStories={importStories} />;
}

function ImportButton({ importStories }: Required<Pick<LibraryHost, 'importStories'>>) {
  const messages = useMessages(storyImportMessages);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const onDragOver = (event: DragEvent) => {
      // A place for files inside a dialog takes them itself.
      if (!holdsFiles(event) || event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event) || event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      importStories(readDroppedFiles(event.dataTransfer));
    };
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('dragleave', onDragLeave, { signal });
    window.addEventListener('drop', onDrop, { signal });
    return () => control.abort();
  }, [importStories]);
  return (
    <>
      <Button icon={Import} onPress={() => importStories()}>
        {messages.open}
      </Button>
      {isOver && (
        <div className={styles.cover}>
          <p className={styles.text}>{messages.drop}</p>
        </div>
      )}
    </>
  );
}

import { findNode, isMediaType, mediaTypeOf } from '@dreamfork/story';
import { Dialog, Spinner } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useEditor, useSession } from '../../../EditorContext.tsx';
import type { LibraryFile, LibraryQuery } from '../../../services/index.ts';
import type { WorkspaceDialogProps } from '../../../store/workspace/panelsAndDialogs.ts';
import { mediaMessages } from '../messages.ts';
import { LibraryFileView } from './LibraryFileView.tsx';
import { LibraryList } from './LibraryList.tsx';
import { libraryMessages } from './library.messages.ts';
import { chooseFile } from './libraryEdits.ts';
import { replaceFile } from './replaceFile.ts';

const everything: Omit<LibraryQuery, 'skip'> = {
  search: '',
  type: 'all',
  sort: 'newest',
  use: 'all',
};

/** Everything the author has uploaded: to be chosen for a node, looked after, replaced and deleted. */
export function LibraryDialog({ payload, isOpen, onClose }: WorkspaceDialogProps<'library'>) {
  const { nodeId } = payload;
  const editor = useEditor();
  const messages = useMessages(libraryMessages);
  const isShared = editor.services.media?.library?.isReadOnly === true;
  const { untitled } = useMessages(mediaMessages);
  const node = useSession(({ document }) => findNode(document, nodeId ?? ''));
  const title = node?.title;
  /** Nodes that are not there to show a file take a background sound. */
  const isForSound = node !== undefined && !isMediaType(node.type);
  const first = isForSound ? { ...everything, type: 'audio' as const } : everything;
  const [query, setQuery] = useState(first);
  const [shown, setShown] = useState<LibraryFile | null>(null);
  const [replacing, setReplacing] = useState<LibraryFile | null>(null);

  /** A file was chosen, and the server is at work on it. */
  const [isBusy, setBusy] = useState(false);

  const use = async (file: LibraryFile) => {
    setBusy(true);
    if (replacing) {
      await replaceFile(editor, replacing, file);
      setBusy(false);
      setReplacing(null);
      setQuery(first);
      setShown(file);
    } else if (nodeId !== null) {
      await chooseFile(editor, { nodeId, file });
      onClose();
    }
  };
  const canUse = replacing !== null || title !== undefined;
  const text = () => {
    if (replacing) return messages.textForReplace(replacing.fileName);
    if (title !== undefined) return messages.textForNode(title || untitled);
    return isShared ? messages.shared.text : messages.text;
  };

  return (
    <Dialog
      title={isShared ? messages.shared.title : messages.title}
      description={text()}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {isBusy ? (
        <Spinner label={replacing ? messages.replacing.busy : messages.adding} />
      ) : shown && !replacing ? (
        <LibraryFileView
          key={shown.id}
          file={shown}
          onBack={() => setShown(null)}
          onReplace={() => {
            setQuery({ ...everything, type: mediaTypeOf(shown.mimeType) });
            setReplacing(shown);
          }}
          onLeave={onClose}
        />
      ) : (
        <LibraryList
          query={query}
          onQueryChange={setQuery}
          onShow={replacing || isShared ? null : setShown}
          hasType={replacing !== null || isForSound}
          onUse={canUse ? (file) => void use(file) : null}
        />
      )}
    </Dialog>
  );
}

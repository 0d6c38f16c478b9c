import { type Diagnostic, problemMessages, type StoryDocument, storyIndex } from '@dreamfork/story';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useDiagnostics, useEditor, useSession } from '../../EditorContext.tsx';
import { publishingDetailsMessages } from './details.messages.ts';
import * as styles from './PublishingDetails.css.ts';

const mostNamed = 3;

const titleOf = (document: StoryDocument, { place }: Diagnostic): string | undefined =>
  place.nodeId === undefined ? undefined : storyIndex(document).nodesById.get(place.nodeId)?.title;

/** Names what readers would meet if the story were published now. */
export function ReaderDiagnostics({ onShow }: { onShow: () => void }) {
  const { workspace } = useEditor();
  const messages = useMessages(publishingDetailsMessages);
  const problemTexts = useMessages(problemMessages);
  const document = useSession((state) => state.document);
  const all = useDiagnostics(({ diagnostics }) => diagnostics);
  const met = all.filter(({ severity }) => severity !== 'hint');
  if (met.length === 0) return null;
  return (
    <div className={styles.diagnostics}>
      <p className={styles.line}>{messages.meet}</p>
      <ul className={styles.list}>
        {met.slice(0, mostNamed).map((diagnostic) => {
          const title = titleOf(document, diagnostic);
          const where = title === undefined ? messages.wholeStory : title || messages.untitled;
          const { code, place } = diagnostic;
          return (
            <li key={`${code} ${place.nodeId} ${place.choiceId} ${place.variableId}`}>
              {where}: {problemTexts[code]}
            </li>
          );
        })}
        {met.length > mostNamed && <li>{messages.meetMore(met.length - mostNamed)}</li>}
      </ul>
      <Button
        variant="quiet"
        size="small"
        onPress={() => {
          onShow();
          workspace.openDock('diagnostics');
        }}
      >
        {messages.showDiagnostics}
      </Button>
    </div>
  );
}

import { Button } from '@dreamfork/ui';
import { useLocale } from '@dreamfork/ui/i18n';
import { useDiagnostics, useEditor, useSession } from '../../EditorContext.tsx';
import { metByReaders, nameMet } from './confirmPublishing.ts';
import { publishingDetailsMessages } from './details.messages.ts';
import * as styles from './PublishingDetails.css.ts';

/** Names what readers would meet if the story were published now. */
export function ReaderDiagnostics({ onShow }: { onShow: () => void }) {
  const { workspace } = useEditor();
  const locale = useLocale();
  const messages = publishingDetailsMessages[locale];
  const document = useSession((state) => state.document);
  const met = metByReaders(useDiagnostics(({ diagnostics }) => diagnostics));
  if (met.length === 0) return null;
  return (
    <div className={styles.diagnostics}>
      <p className={styles.line}>{messages.meet}</p>
      <ul className={styles.list}>
        {nameMet(document, met, locale).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two choices of a node may read the same.
          <li key={`${index} ${line}`}>{line}</li>
        ))}
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

import { formatDateTime } from '@dreamfork/ui/i18n';
import { BookmarkPlus, Trash2 } from 'lucide';
import { Button } from '../../controls/Button.tsx';
import { Hidden } from '../../controls/Hidden.tsx';
import { useAuthorText, usePlayerLocale, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel } from '../../StoryPlayer.types.ts';
import type { Save, Saves } from '../../saves/saves.ts';
import * as styles from './SidePanel.css.ts';
import { SidePanel } from './SidePanel.tsx';

export type SavesPanelProps = {
  saves: Saves;
  /** Whether the node of a bookmark still exists. */
  isThere: (save: Save) => boolean;
  headingLevel: PlayerHeadingLevel;
  onAdd: () => void;
  onLoad: (save: Save) => void;
  onClose: () => void;
};

/** The bookmarks of the reader, newest first. */
export function SavesPanel({
  saves,
  isThere,
  headingLevel,
  onAdd,
  onLoad,
  onClose,
}: SavesPanelProps) {
  const messages = usePlayerMessages();
  const locale = usePlayerLocale();
  const authorText = useAuthorText();
  const panel = messages.savesPanel;
  return (
    <SidePanel
      name="saves"
      title={panel.title}
      closeLabel={panel.close}
      headingLevel={headingLevel}
      onClose={onClose}
    >
      <div className={styles.part}>
        {saves.isFull ? (
          <p className={styles.note}>{panel.full}</p>
        ) : (
          <Button icon={BookmarkPlus} onPress={onAdd}>
            {panel.add}
          </Button>
        )}
        <p className={styles.note} role="status">
          {saves.isPassing && saves.list.length > 0 ? panel.unsaved : ''}
          {saves.list.length === 0 ? panel.empty : ''}
        </p>
      </div>
      <ol className={styles.entries}>
        {saves.list.map((save) => {
          const title = save.title || messages.untitled;
          const facts = (
            <>
              <span {...authorText} className={styles.entryTitle}>
                {title}
              </span>
              <span className={styles.saveDate}>{formatDateTime(locale, save.savedAt)}</span>
            </>
          );
          return (
            <li key={save.id} className={styles.saveRow}>
              {isThere(save) ? (
                <button type="button" className={styles.save} onClick={() => onLoad(save)}>
                  <Hidden>{panel.load} </Hidden>
                  {facts}
                </button>
              ) : (
                <div className={styles.lostSave}>
                  {facts}
                  <span className={styles.saveDate}>{panel.gone}</span>
                </div>
              )}
              <Button
                variant="quiet"
                icon={Trash2}
                label={panel.remove(title)}
                onPress={() => saves.remove(save.id)}
              />
            </li>
          );
        })}
      </ol>
    </SidePanel>
  );
}

import { formatDateTime } from '@dreamfork/ui/i18n';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { Button } from '../../controls/Button.tsx';
import { Hidden } from '../../controls/Hidden.tsx';
import type { Saves } from '../../hooks/useSaves.ts';
import { usePlayerLocale, useWords } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel } from '../../StoryPlayer/StoryPlayer.types.ts';
import type { Save } from '../../saves/saves.ts';
import * as styles from './SidePanel.css.ts';
import { SidePanel } from './SidePanel.tsx';

export type SavesPanelProps = {
  saves: Saves;
  headingLevel: PlayerHeadingLevel;
  onAdd: () => void;
  onLoad: (save: Save) => void;
  onClose: () => void;
};

/** The places that the reader marked, the newest first. */
export function SavesPanel({ saves, headingLevel, onAdd, onLoad, onClose }: SavesPanelProps) {
  const words = useWords();
  const locale = usePlayerLocale();
  const panel = words.savesPanel;
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
          <p className={styles.remark}>{panel.full}</p>
        ) : (
          <Button icon={BookmarkPlus} onPress={onAdd}>
            {panel.add}
          </Button>
        )}
        <p className={styles.remark} role="status">
          {saves.isPassing && saves.list.length > 0 ? panel.unsaved : ''}
          {saves.list.length === 0 ? panel.empty : ''}
        </p>
      </div>
      <ol>
        {saves.list.map((save) => {
          const title = save.title || words.unknownNode;
          return (
            <li key={save.id} className={styles.saveRow}>
              <button type="button" className={styles.save} onClick={() => onLoad(save)}>
                <Hidden>{panel.load} </Hidden>
                <span className={styles.entryTitle}>{title}</span>
                <span className={styles.saveDate}>{formatDateTime(locale, save.savedAt)}</span>
              </button>
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

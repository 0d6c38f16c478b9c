import { Bookmark, History, type LucideIcon, Settings2, Share2, X } from 'lucide-react';
import { Button } from '../../controls/Button.tsx';
import type { Panel, PanelName } from '../../hooks/usePanel.ts';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel } from '../../StoryPlayer/StoryPlayer.types.ts';
import * as styles from './PlayerHeader.css.ts';

export type PlayerHeaderProps = {
  title: string;
  description: string;
  headingLevel: PlayerHeadingLevel;
  panel: Pick<Panel, 'current' | 'toggle'>;
  /** Whether places can be marked to return to. */
  hasSaves: boolean;
  onShare: (() => void) | undefined;
  onClose: (() => void) | undefined;
};

/** The bar above the text: which story this is, and the switches of the panels. */
export function PlayerHeader({
  title,
  description,
  headingLevel,
  panel,
  hasSaves,
  onShare,
  onClose,
}: PlayerHeaderProps) {
  const words = useWords();
  const Title = `h${headingLevel}` as const;
  return (
    <header className={styles.header}>
      {onClose && <Button variant="quiet" icon={X} label={words.close} onPress={onClose} />}
      <div className={styles.words}>
        <Title className={styles.title} title={title}>
          {title}
        </Title>
        {description !== '' && (
          <p className={styles.description} title={description}>
            {description}
          </p>
        )}
      </div>
      <div className={styles.switches}>
        {onShare && (
          <Button variant="quiet" icon={Share2} onPress={onShare}>
            <span className={styles.switchWords}>{words.share.send}</span>
          </Button>
        )}
        <PanelSwitch name="history" icon={History} text={words.history} panel={panel} />
        {hasSaves && <PanelSwitch name="saves" icon={Bookmark} text={words.saves} panel={panel} />}
        <PanelSwitch name="settings" icon={Settings2} text={words.settings} panel={panel} />
      </div>
    </header>
  );
}

type PanelSwitchProps = {
  name: PanelName;
  icon: LucideIcon;
  text: string;
  panel: PlayerHeaderProps['panel'];
};

const PanelSwitch = ({ name, icon, text, panel }: PanelSwitchProps) => (
  <Button
    variant="quiet"
    icon={icon}
    isPressed={panel.current === name}
    panel={name}
    onPress={() => panel.toggle(name)}
  >
    <span className={styles.switchWords}>{text}</span>
  </Button>
);

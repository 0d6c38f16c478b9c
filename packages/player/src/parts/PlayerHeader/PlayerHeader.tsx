import { IconButton, ToggleButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { History, type LucideIcon, Settings2, X } from 'lucide-react';
import type { Panel, PanelName } from '../../hooks/usePanel.ts';
import { playerMessages } from '../../messages.ts';
import type { PlayerHeadingLevel } from '../../StoryPlayer/StoryPlayer.types.ts';
import * as styles from './PlayerHeader.css.ts';

export type PlayerHeaderProps = {
  title: string;
  description: string;
  headingLevel: PlayerHeadingLevel;
  panel: Pick<Panel, 'current' | 'toggle'>;
  onClose: (() => void) | undefined;
};

/** The bar above the text: which story this is, and the switches of the panels. */
export function PlayerHeader({
  title,
  description,
  headingLevel,
  panel,
  onClose,
}: PlayerHeaderProps) {
  const messages = useMessages(playerMessages);
  const Title = `h${headingLevel}` as const;
  return (
    <header className={styles.header}>
      {onClose && <IconButton icon={X} label={messages.close} onPress={onClose} />}
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
        <PanelSwitch name="history" icon={History} words={messages.history} panel={panel} />
        <PanelSwitch name="settings" icon={Settings2} words={messages.settings} panel={panel} />
      </div>
    </header>
  );
}

type PanelSwitchProps = {
  name: PanelName;
  icon: LucideIcon;
  words: string;
  panel: PlayerHeaderProps['panel'];
};

const PanelSwitch = ({ name, icon, words, panel }: PanelSwitchProps) => (
  <ToggleButton
    icon={icon}
    size="small"
    isSelected={panel.current === name}
    onChange={() => panel.toggle(name)}
    data-panel-switch={name}
  >
    <span className={styles.switchWords}>{words}</span>
  </ToggleButton>
);

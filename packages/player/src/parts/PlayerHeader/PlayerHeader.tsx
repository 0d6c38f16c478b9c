import { parseMarkdown, plainText, typeset } from '@dreamfork/story/text';
import { Bookmark, History, type IconNode, Settings2, Share2, X } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../controls/Button.tsx';
import type { Panel, PanelName } from '../../hooks/usePanel.ts';
import { useAuthorText, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel } from '../../StoryPlayer.types.ts';
import * as styles from './PlayerHeader.css.ts';

export type PlayerHeaderProps = {
  title: string;
  description: string;
  headingLevel: PlayerHeadingLevel;
  panel: Pick<Panel, 'current' | 'toggle'>;
  /** Whether bookmarks are available. */
  hasSaves: boolean;
  /** The switch of the sound beneath the text. */
  sound: ReactNode;
  onShare: (() => void) | undefined;
  onClose: (() => void) | undefined;
};

/** The bar above the text: the title and the buttons of the panels. */
export function PlayerHeader({
  title,
  description,
  headingLevel,
  panel,
  hasSaves,
  sound,
  onShare,
  onClose,
}: PlayerHeaderProps) {
  const messages = usePlayerMessages();
  const authorText = useAuthorText();
  const Title = `h${headingLevel}` as const;
  const text = useMemo(() => typeset(plainText(parseMarkdown(description))), [description]);
  return (
    <header className={styles.header}>
      {onClose && <Button variant="quiet" icon={X} label={messages.close} onPress={onClose} />}
      <div className={styles.titles}>
        <Title {...authorText} className={styles.title} title={title}>
          {typeset(title)}
        </Title>
        {text !== '' && (
          <p {...authorText} className={styles.description} title={text}>
            {text}
          </p>
        )}
      </div>
      <div className={styles.switches}>
        {sound}
        {onShare && (
          <Button variant="quiet" icon={Share2} onPress={onShare}>
            <span className={styles.switchLabel}>{messages.share.send}</span>
          </Button>
        )}
        <PanelSwitch name="history" icon={History} text={messages.history} panel={panel} />
        {hasSaves && (
          <PanelSwitch name="saves" icon={Bookmark} text={messages.saves} panel={panel} />
        )}
        <PanelSwitch name="settings" icon={Settings2} text={messages.settings} panel={panel} />
      </div>
    </header>
  );
}

type PanelSwitchProps = {
  name: PanelName;
  icon: IconNode;
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
    <span className={styles.switchLabel}>{text}</span>
  </Button>
);

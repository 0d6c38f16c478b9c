import { X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Button } from '../../controls/Button.tsx';
import type { PanelName } from '../../hooks/usePanel.ts';
import type { PlayerHeadingLevel } from '../../StoryPlayer.types.ts';
import { headingRank } from '../headingRank.ts';
import * as styles from './SidePanel.css.ts';

export type SidePanelProps = {
  name: PanelName;
  title: string;
  closeLabel: string;
  headingLevel: PlayerHeadingLevel;
  onClose: () => void;
  children: ReactNode;
};

/** A panel beside the text, or over it on a narrow screen. */
export function SidePanel({
  name,
  title,
  closeLabel,
  headingLevel,
  onClose,
  children,
}: SidePanelProps) {
  const titleId = useId();
  const Title = `h${headingRank(headingLevel + 1)}` as 'h2';
  return (
    <aside className={styles.panel} aria-labelledby={titleId} data-panel={name}>
      <div className={styles.content}>
        <div className={styles.head}>
          <Title id={titleId} tabIndex={-1} className={styles.title} data-panel-title>
            {title}
          </Title>
          <Button variant="quiet" icon={X} label={closeLabel} onPress={onClose} />
        </div>
        {children}
      </div>
    </aside>
  );
}

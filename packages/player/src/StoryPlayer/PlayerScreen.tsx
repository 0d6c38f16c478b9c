import type { StoryDocument } from '@dreamfork/story';
import { VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useRef } from 'react';
import { useAutoAdvance } from '../hooks/useAutoAdvance.ts';
import { usePanel } from '../hooks/usePanel.ts';
import { usePassageFocus } from '../hooks/usePassageFocus.ts';
import { usePlayerKeys } from '../hooks/usePlayerKeys.ts';
import type { PlaySession } from '../hooks/usePlaySession.ts';
import { type ReadingSettingsOptions, useReadingSettings } from '../hooks/useReadingSettings.ts';
import { playerMessages } from '../messages.ts';
import { Passage } from '../parts/Passage/Passage.tsx';
import { PlayerFooter } from '../parts/PlayerFooter/PlayerFooter.tsx';
import { PlayerHeader } from '../parts/PlayerHeader/PlayerHeader.tsx';
import { HistoryPanel } from '../parts/SidePanel/HistoryPanel.tsx';
import { SettingsPanel } from '../parts/SidePanel/SettingsPanel.tsx';
import { announcement } from './announcement.ts';
import { commandRunner } from './commandRunner.ts';
import * as styles from './PlayerScreen.css.ts';
import type { PlayerHeadingLevel, PlayerPresentation } from './StoryPlayer.types.ts';

export type PlayerScreenProps = ReadingSettingsOptions & {
  story: StoryDocument;
  session: PlaySession;
  presentation: PlayerPresentation;
  autoAdvanceDelay: number;
  headingLevel: PlayerHeadingLevel;
  onClose: (() => void) | undefined;
};

/** Everything that is on the screen while a story is being read. */
export function PlayerScreen({
  story,
  session: { state, view, moves, send },
  presentation,
  autoAdvanceDelay,
  headingLevel,
  onClose,
  ...settingsOptions
}: PlayerScreenProps) {
  const messages = useMessages(playerMessages);
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { settings, change } = useReadingSettings(settingsOptions);
  const panel = usePanel(root);
  usePassageFocus(moves, root, heading);
  usePlayerKeys(root, commandRunner({ view, panel, send, onClose }));
  useAutoAdvance({
    isRunning: view.autoAdvances,
    nodeId: view.node.id,
    delay: autoAdvanceDelay,
    onTime: () => send({ type: 'tick' }),
  });
  const jump = (nodeId: string): void => {
    panel.close({ returnFocus: false });
    send({ type: 'jump', nodeId });
  };
  return (
    <section
      ref={root}
      className={styles.root}
      aria-label={story.title}
      data-testid="player-root"
      data-node-id={view.node.id}
      data-presentation={presentation}
      data-text-size={settings.textSize}
      data-line-width={settings.lineWidth}
    >
      <PlayerHeader
        title={story.title}
        description={story.description}
        headingLevel={headingLevel}
        panel={panel}
        onClose={onClose}
      />
      <div className={styles.body} data-panel-open={panel.current ?? undefined}>
        <div className={styles.reading}>
          <div className={styles.column}>
            <span className={styles.marginLine} aria-hidden="true" />
            <Passage
              key={moves}
              view={view}
              presentation={presentation}
              headingLevel={headingLevel}
              headingRef={heading}
              isArriving={moves > 0}
              onEvent={send}
            />
          </div>
        </div>
        {panel.current === 'history' && (
          <HistoryPanel
            entries={view.history}
            currentNodeId={view.node.id}
            headingLevel={headingLevel}
            onJump={jump}
            onClose={() => panel.close()}
          />
        )}
        {panel.current === 'settings' && (
          <SettingsPanel
            settings={settings}
            mode={state.mode}
            headingLevel={headingLevel}
            onChange={change}
            onModeChange={(mode) => send({ type: 'setMode', mode })}
            onClose={() => panel.close()}
          />
        )}
      </div>
      <PlayerFooter view={view} mode={state.mode} isPaused={state.isPaused} onEvent={send} />
      <VisuallyHidden as="div" role="status">
        {moves > 0 ? announcement(view, messages) : ''}
      </VisuallyHidden>
    </section>
  );
}

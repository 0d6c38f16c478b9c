import { playView, type StoryDocument } from '@dreamfork/story';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import type { PlayerEvent } from '../events/playerEvents.ts';
import { useAhead } from '../hooks/useAhead.ts';
import { useAutoAdvance } from '../hooks/useAutoAdvance.ts';
import { usePanel } from '../hooks/usePanel.ts';
import { usePassageFocus } from '../hooks/usePassageFocus.ts';
import { usePlayerKeys } from '../hooks/usePlayerKeys.ts';
import type { PlaySession } from '../hooks/usePlaySession.ts';
import { type ReadingSettingsOptions, useReadingSettings } from '../hooks/useReadingSettings.ts';
import { useRecordings } from '../hooks/useRecordings.ts';
import { useWords } from '../labels/PlayerLanguage.tsx';
import { Announcement } from '../parts/Announcement/Announcement.tsx';
import { HelpDialog } from '../parts/Dialogs/HelpDialog.tsx';
import { RestartDialog } from '../parts/Dialogs/RestartDialog.tsx';
import { EndNotice } from '../parts/Notice/EndNotice.tsx';
import { ResumeNotice } from '../parts/Notice/ResumeNotice.tsx';
import { Passage } from '../parts/Passage/Passage.tsx';
import { PlayerFooter } from '../parts/PlayerFooter/PlayerFooter.tsx';
import { PlayerHeader } from '../parts/PlayerHeader/PlayerHeader.tsx';
import { commandRunner, type PlayerDialogName } from './commandRunner.ts';
import * as styles from './PlayerScreen.css.ts';
import { ReadingPanels } from './ReadingPanels.tsx';
import type { PlayerHeadingLevel, PlayerPresentation } from './StoryPlayer.types.ts';

export type PlayerScreenProps = ReadingSettingsOptions & {
  story: StoryDocument;
  session: PlaySession;
  hasSaves: boolean;
  presentation: PlayerPresentation;
  autoAdvanceDelay: number;
  headingLevel: PlayerHeadingLevel;
  shareUrl: string | undefined;
  onShare: (() => void) | undefined;
  aside: ReactNode;
  onEvent: ((event: PlayerEvent) => void) | undefined;
  onClose: (() => void) | undefined;
};

/** Everything that is on the screen while a story is being read. */
export function PlayerScreen({
  story,
  session,
  hasSaves,
  presentation,
  autoAdvanceDelay,
  headingLevel,
  shareUrl,
  onShare,
  aside,
  onEvent,
  onClose,
  ...settingsOptions
}: PlayerScreenProps) {
  const words = useWords();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<PlayerDialogName | null>(null);
  const { settings, change } = useReadingSettings(settingsOptions);
  const panel = usePanel(root);
  const { state, view, moves, notice, send } = session;
  const recordings = useRecordings(moves, view.node.media);
  // The passage is what the reader waits for: the bar below it follows after the paint.
  const later = useDeferredValue(state);
  const passages = [view, ...useAhead(story, session)];
  const delay = settings.delay === null ? autoAdvanceDelay : settings.delay * 1000;

  usePassageFocus(moves, root, heading);
  usePlayerKeys(root, commandRunner({ view, panel, ask: setDialog, send, onClose }));
  useAutoAdvance({
    isRunning: view.autoAdvances && recordings.areOver && dialog === null,
    nodeId: view.node.id,
    delay,
    onTime: () => send({ type: 'tick' }),
  });

  const restart = (): void => {
    setDialog(null);
    session.dismissNotice();
    send({ type: 'restart' });
  };
  return (
    <section
      ref={root}
      className={styles.root}
      aria-label={story.title || words.history}
      data-testid="player-root"
      data-node-id={view.node.id}
      data-presentation={presentation}
      data-text-size={settings.textSize}
      data-line-width={settings.lineWidth}
      data-face={settings.face}
      data-theme={settings.theme === 'host' ? undefined : settings.theme}
      data-still={settings.isStill || undefined}
    >
      <PlayerHeader
        title={story.title}
        description={story.description}
        headingLevel={headingLevel}
        panel={panel}
        hasSaves={hasSaves}
        onShare={onShare}
        onClose={onClose}
      />
      <div className={styles.body} data-panel-open={panel.current ?? undefined}>
        <div className={styles.reading}>
          <div className={styles.column}>
            <span className={styles.marginLine} aria-hidden="true" />
            {notice && (
              <ResumeNotice notice={notice} onRestart={restart} onDismiss={session.dismissNotice} />
            )}
            {passages.map((shown, index) => (
              <Passage
                // A passage keeps its name, and so its place on the page, when the reader gets to it.
                key={`${index > 0 ? moves + 1 : moves} ${shown.node.id}`}
                view={shown}
                headingLevel={headingLevel}
                headingRef={index > 0 ? null : heading}
                isAhead={index > 0}
                isArriving={index > 0 || moves > 0}
                playsByItself={state.mode === 'auto' && !state.isPaused}
                onEvent={send}
                onEnded={recordings.markOver}
                onFailed={(mediaId) => {
                  recordings.markOver(mediaId);
                  onEvent?.({
                    type: 'error',
                    code: 'media-failed',
                    nodeId: shown.node.id,
                    mediaId,
                  });
                }}
                ending={
                  <EndNotice
                    presentation={presentation}
                    storyTitle={story.title}
                    shareUrl={shareUrl}
                    onRestart={() => send({ type: 'restart' })}
                  />
                }
              />
            ))}
            {(state.trail.length === 0 || state.isFinished) && aside}
          </div>
        </div>
        <ReadingPanels
          session={session}
          panel={panel}
          keeping={settingsOptions.keeping}
          settings={settings}
          delay={Math.round(delay / 1000)}
          headingLevel={headingLevel}
          onChange={change}
          onHelp={() => setDialog('help')}
        />
      </div>
      <PlayerFooter
        view={later === state ? view : (playView(story, later) ?? view)}
        mode={later.mode}
        isPaused={later.isPaused}
        isWaiting={view.autoAdvances && !recordings.areOver}
        onEvent={send}
      />
      <Announcement view={view} moves={moves} />
      {dialog === 'help' && <HelpDialog onClose={() => setDialog(null)} />}
      {dialog === 'restart' && (
        <RestartDialog onRestart={restart} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}

import { playView, type StoryDocument } from '@dreamfork/story';
import { type ComponentType, useDeferredValue, useRef, useState } from 'react';
import { useAutoAdvance, useIsInView } from '../hooks/useAutoAdvance.ts';
import { useBarsAway } from '../hooks/useBarsAway.ts';
import { useEndings } from '../hooks/useEndings.ts';
import { usePanel } from '../hooks/usePanel.ts';
import { usePassageFocus } from '../hooks/usePassageFocus.ts';
import { usePassageOffset } from '../hooks/usePassageOffset.ts';
import { usePlayerKeys } from '../hooks/usePlayerKeys.ts';
import type { PlaySession } from '../hooks/usePlaySession.ts';
import { usePrerender } from '../hooks/usePrerender.ts';
import { type ReadingSettingsOptions, useReadingSettings } from '../hooks/useReadingSettings.ts';
import { useRecordings } from '../hooks/useRecording.ts';
import { useAuthorText, usePlayerLocale, usePlayerMessages } from '../labels/PlayerLanguage.tsx';
import { Announcement } from '../parts/Announcement.tsx';
import { HelpDialog } from '../parts/Dialogs/HelpDialog.tsx';
import { RestartDialog } from '../parts/Dialogs/RestartDialog.tsx';
import { EndNotice } from '../parts/Notice/EndNotice.tsx';
import { PlaceNotice } from '../parts/Notice/PlaceNotice.tsx';
import { ResumeNotice } from '../parts/Notice/ResumeNotice.tsx';
import { Passage } from '../parts/Passage/Passage.tsx';
import { PlayerFooter } from '../parts/PlayerFooter/PlayerFooter.tsx';
import { PlayerHeader } from '../parts/PlayerHeader/PlayerHeader.tsx';
import type {
  PlayerHeadingLevel,
  PlayerPresentation,
  StoryPlayerProps,
} from '../StoryPlayer.types.ts';
import { shareOfChoice } from '../session/reading.ts';
import type { BrowserBackProps } from './BrowserBack.ts';
import { commandRunner, type PlayerDialogName } from './commandRunner.ts';
import type { LaterParts } from './laterParts.ts';
import * as styles from './PlayerScreen.css.ts';
import { ReadingPanels } from './ReadingPanels.tsx';

export type PlayerScreenProps = ReadingSettingsOptions &
  Pick<
    StoryPlayerProps,
    | 'shareUrl'
    | 'onShare'
    | 'shares'
    | 'showsEndings'
    | 'disclosesModelText'
    | 'nextStories'
    | 'aside'
    | 'besidePart'
    | 'onEvent'
    | 'onClose'
  > & {
    story: StoryDocument;
    session: PlaySession;
    hasSaves: boolean;
    /** Whether the storage keeps the reader's place no longer than the page is open. */
    isPlaceRefused: boolean;
    /** Whether the browser's Back goes back in the story. */
    Back: ComponentType<BrowserBackProps> | undefined;
    /** Absent until it has loaded. */
    laterParts?: LaterParts | undefined;
    presentation: PlayerPresentation;
    autoAdvanceDelay: number;
    headingLevel: PlayerHeadingLevel;
  };

/** The player's screen: header, passage, footer, panels and dialogs. */
export function PlayerScreen({
  story,
  session,
  hasSaves,
  isPlaceRefused,
  Back,
  laterParts,
  presentation,
  autoAdvanceDelay,
  headingLevel,
  shareUrl,
  onShare,
  shares,
  showsEndings = false,
  disclosesModelText,
  nextStories,
  aside,
  besidePart,
  onEvent,
  onClose,
  ...settingsOptions
}: PlayerScreenProps) {
  const messages = usePlayerMessages();
  const locale = usePlayerLocale();
  const authorText = useAuthorText();
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<PlayerDialogName | null>(null);
  const { settings, change } = useReadingSettings(settingsOptions);
  const panel = usePanel(root);
  useBarsAway(root);
  const { state, view, moves, notice, send } = session;
  const recordings = useRecordings(moves, view.node.media);
  // Deferred: the footer is rendered after the passage has been painted.
  const later = useDeferredValue(state);
  const passages = [view, ...usePrerender(story, session)];
  const delay = settings.delay === null ? autoAdvanceDelay : settings.delay * 1000;

  const endings = useEndings(story, view, settingsOptions.progressStorage, showsEndings);
  const percent = shares && session.choice && shareOfChoice(shares, session.choice);
  const share = typeof percent === 'number' ? messages.chosenBy(percent) : null;

  const changes = view.changes.join(', ');

  const isAtEdge = state.backStack.length === 0 || state.isFinished;
  const isSeen = useIsInView(root);
  const playingId =
    state.mode === 'auto' && !state.isPaused && isSeen ? recordings.next : undefined;
  const restoreOffset = usePassageOffset({
    root,
    nodeId: view.node.id,
    progressStorage: settingsOptions.progressStorage,
    scrollsOnOpening: session.isBack && presentation !== 'inline',
  });

  // The field of an answered question is gone, and the passage may have changed.
  const place = view.question ? `${moves} asked` : String(moves);
  usePassageFocus(place, root, heading, () => session.isBack && restoreOffset());
  usePlayerKeys(
    root,
    commandRunner({
      view,
      panel,
      ask: setDialog,
      send,
      onClose: presentation === 'overlay' ? onClose : undefined,
    }),
    settings.hasSignKeys,
  );
  useAutoAdvance({
    isRunning: view.autoAdvances && recordings.areOver && dialog === null && isSeen,
    nodeId: view.node.id,
    delay,
    onTime: () => send({ type: 'tick' }),
  });

  const reportMedia = (nodeId: string, mediaId: string): void =>
    onEvent?.({ type: 'error', code: 'media-failed', nodeId, mediaId });
  const restart = (): void => {
    setDialog(null);
    send({ type: 'restart' });
  };
  return (
    <section
      ref={root}
      // All languages of the interface run left to right; the text of an author has its own direction.
      dir="ltr"
      lang={story.language ? locale : undefined}
      className={styles.root}
      aria-label={story.title || messages.history}
      data-testid="player-root"
      data-node-id={view.node.id}
      data-presentation={presentation}
      data-text-size={settings.textSize}
      data-line-width={settings.lineWidth}
      // A reader who wants no serifs has the last word.
      data-face={settings.face === 'sans' ? 'sans' : story.look?.face}
      data-accent={story.look?.accent}
      data-drop-cap={story.look?.dropCap}
      data-theme={settings.theme === 'host' ? undefined : settings.theme}
      data-still={settings.isStill || undefined}
    >
      <PlayerHeader
        title={story.title}
        description={story.description}
        headingLevel={headingLevel}
        panel={panel}
        hasSaves={hasSaves}
        sound={
          laterParts && (
            <laterParts.SoundSwitch
              story={story}
              media={view.node.media}
              onFailed={(mediaId) => reportMedia(view.node.id, mediaId)}
            />
          )
        }
        onShare={onShare}
        onClose={onClose}
      />
      <div className={styles.body} data-panel-open={panel.current ?? undefined}>
        <div className={styles.reading}>
          <div className={styles.column}>
            <span className={styles.marginLine} aria-hidden="true" />
            {isPlaceRefused && <PlaceNotice />}
            {notice && (
              <ResumeNotice
                notice={notice}
                onRestart={restart}
                onRestore={session.undoRestart}
                onDismiss={session.dismissNotice}
              />
            )}
            {share !== null && <p className={styles.share}>{share}</p>}
            {changes && (
              <p {...authorText} className={styles.share}>
                {changes}
              </p>
            )}
            {passages.map((shown, index) => (
              <Passage
                // The key is stable, so a prerendered passage keeps its element when it is shown.
                key={`${index > 0 ? moves + 1 : moves} ${shown.node.id}`}
                view={shown}
                headingLevel={headingLevel}
                headingRef={index > 0 ? null : heading}
                isAhead={index > 0}
                isArriving={index > 0 || moves > 0}
                playingId={index > 0 ? undefined : playingId}
                hasSignKeys={settings.hasSignKeys}
                besidePart={index > 0 ? undefined : besidePart}
                onEvent={send}
                onEnded={recordings.markOver}
                onFailed={(mediaId) => {
                  recordings.markOver(mediaId);
                  reportMedia(shown.node.id, mediaId);
                }}
                ending={
                  <EndNotice
                    presentation={presentation}
                    name={shown.node.title}
                    endings={endings}
                    onRestart={() => send({ type: 'restart' })}
                    share={
                      laterParts &&
                      shareUrl !== undefined && (
                        <laterParts.ShareStory title={story.title} url={shareUrl} />
                      )
                    }
                  >
                    {index === 0 && laterParts && (
                      <laterParts.ReaderPath
                        story={story}
                        state={state}
                        onReturn={({ nodeId, step }) => send({ type: 'jump', nodeId, step })}
                      />
                    )}
                    {index === 0 && nextStories && (
                      <div className={styles.nextStories}>{nextStories}</div>
                    )}
                  </EndNotice>
                }
              />
            ))}
            {isAtEdge && disclosesModelText && <p className={styles.share}>{messages.withModel}</p>}
            {isAtEdge && aside}
          </div>
        </div>
        <ReadingPanels
          story={story}
          session={session}
          panel={panel}
          progressStorage={settingsOptions.progressStorage}
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
      {Back && (
        <Back
          stepsBack={state.backStack.length}
          isPanelOpen={panel.current !== null}
          onClosePanel={panel.close}
          onBack={() => send({ type: 'back' })}
        />
      )}
      <Announcement
        view={view}
        notice={notice}
        figures={[changes, share, endings && messages.endings(endings.found, endings.all)]}
        moves={moves}
      />
      {dialog === 'help' && (
        <HelpDialog hasSignKeys={settings.hasSignKeys} onClose={() => setDialog(null)} />
      )}
      {dialog === 'restart' && (
        <RestartDialog onRestart={restart} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}

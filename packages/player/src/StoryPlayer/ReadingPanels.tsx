import { findNode, type StoryDocument } from '@dreamfork/story';
import type { Panel } from '../hooks/usePanel.ts';
import type { PlaySession } from '../hooks/usePlaySession.ts';
import { HistoryPanel } from '../parts/SidePanel/HistoryPanel.tsx';
import { SavesPanel } from '../parts/SidePanel/SavesPanel.tsx';
import { SettingsPanel } from '../parts/SidePanel/SettingsPanel.tsx';
import type { PlayerHeadingLevel } from '../StoryPlayer.types.ts';
import { useSaves } from '../saves/saves.ts';
import type { ReadingSettings } from '../settings/readingSettings.ts';
import type { ProgressStorage } from '../storage/progressStorage.ts';

export type ReadingPanelsProps = {
  story: StoryDocument;
  session: PlaySession;
  panel: Panel;
  progressStorage: ProgressStorage;
  settings: ReadingSettings;
  /** The current delay of automatic mode in seconds. */
  delay: number;
  headingLevel: PlayerHeadingLevel;
  onChange: (changed: Partial<ReadingSettings>) => void;
  onHelp: () => void;
};

/** The open panel, if any. */
export function ReadingPanels({
  story,
  session: { state, view, send, load },
  panel,
  progressStorage,
  settings,
  delay,
  headingLevel,
  onChange,
  onHelp,
}: ReadingPanelsProps) {
  const saves = useSaves(progressStorage);
  const close = () => panel.close();
  const leaveThen = (move: () => void): void => {
    panel.close({ returnFocus: false });
    move();
  };
  switch (panel.current) {
    case null:
      return null;
    case 'history':
      return (
        <HistoryPanel
          entries={view.history}
          currentNodeId={view.node.id}
          headingLevel={headingLevel}
          onJump={(nodeId) => leaveThen(() => send({ type: 'jump', nodeId }))}
          onClose={close}
        />
      );
    case 'saves':
      return (
        <SavesPanel
          saves={saves}
          isThere={(save) => findNode(story, save.state.currentNodeId) !== undefined}
          headingLevel={headingLevel}
          onAdd={() => saves.add(view.node.title, state)}
          onLoad={(save) => leaveThen(() => load(save.state))}
          onClose={close}
        />
      );
    case 'settings':
      return (
        <SettingsPanel
          settings={settings}
          delay={delay}
          mode={state.mode}
          headingLevel={headingLevel}
          onChange={onChange}
          onModeChange={(mode) => send({ type: 'setMode', mode })}
          onHelp={onHelp}
          onClose={close}
        />
      );
  }
}

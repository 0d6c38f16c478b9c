import type { Panel } from '../hooks/usePanel.ts';
import type { PlaySession } from '../hooks/usePlaySession.ts';
import { useSaves } from '../hooks/useSaves.ts';
import { HistoryPanel } from '../parts/SidePanel/HistoryPanel.tsx';
import { SavesPanel } from '../parts/SidePanel/SavesPanel.tsx';
import { SettingsPanel } from '../parts/SidePanel/SettingsPanel.tsx';
import type { ReadingSettings } from '../settings/readingSettings.ts';
import type { Keeping } from '../storage/keeping.ts';
import type { PlayerHeadingLevel } from './StoryPlayer.types.ts';

export type ReadingPanelsProps = {
  session: PlaySession;
  panel: Panel;
  keeping: Keeping;
  settings: ReadingSettings;
  /** Seconds before automatic mode goes on, as things stand. */
  delay: number;
  headingLevel: PlayerHeadingLevel;
  onChange: (changed: Partial<ReadingSettings>) => void;
  onHelp: () => void;
};

/** The panel that is open, if one is. */
export function ReadingPanels({
  session: { state, view, send, load },
  panel,
  keeping,
  settings,
  delay,
  headingLevel,
  onChange,
  onHelp,
}: ReadingPanelsProps) {
  const saves = useSaves(keeping);
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

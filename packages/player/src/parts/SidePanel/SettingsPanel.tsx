import type { PlayMode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { playerMessages } from '../../messages.ts';
import type { PlayerHeadingLevel } from '../../StoryPlayer/StoryPlayer.types.ts';
import { lineWidths, type ReadingSettings, textSizes } from '../../settings/readingSettings.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { SidePanel } from './SidePanel.tsx';

export type SettingsPanelProps = {
  settings: ReadingSettings;
  mode: PlayMode;
  headingLevel: PlayerHeadingLevel;
  onChange: (changed: Partial<ReadingSettings>) => void;
  onModeChange: (mode: PlayMode) => void;
  onClose: () => void;
};

const modes = ['manual', 'auto'] as const satisfies PlayMode[];

/** How the text is set and how the story goes on. The theme is the host's. */
export function SettingsPanel({
  settings,
  mode,
  headingLevel,
  onChange,
  onModeChange,
  onClose,
}: SettingsPanelProps) {
  const messages = useMessages(playerMessages).settingsPanel;
  return (
    <SidePanel
      name="settings"
      title={messages.title}
      closeLabel={messages.close}
      headingLevel={headingLevel}
      onClose={onClose}
    >
      <OptionGroup
        label={messages.textSize}
        values={textSizes}
        labels={messages.textSizes}
        value={settings.textSize}
        onChange={(textSize) => onChange({ textSize })}
      />
      <OptionGroup
        label={messages.lineWidth}
        values={lineWidths}
        labels={messages.lineWidths}
        value={settings.lineWidth}
        onChange={(lineWidth) => onChange({ lineWidth })}
      />
      <OptionGroup
        label={messages.mode}
        values={modes}
        labels={messages.modes}
        value={mode}
        onChange={onModeChange}
      />
      <KeyHelp />
    </SidePanel>
  );
}

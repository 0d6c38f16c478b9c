import type { PlayMode } from '@dreamfork/story';
import { Box, RadioGroup, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { playerMessages } from '../../messages.ts';
import type { PlayerHeadingLevel } from '../../StoryPlayer/StoryPlayer.types.ts';
import { lineWidths, type ReadingSettings, textSizes } from '../../settings/readingSettings.ts';
import { KeyHelp } from './KeyHelp.tsx';
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

const items = <Id extends string>(ids: readonly Id[], labels: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, label: labels[id] }));

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
      <Box paddingX="2">
        <Stack gap="5">
          <RadioGroup
            label={messages.textSize}
            items={items(textSizes, messages.textSizes)}
            value={settings.textSize}
            onChange={(textSize) => onChange({ textSize })}
            orientation="horizontal"
          />
          <RadioGroup
            label={messages.lineWidth}
            items={items(lineWidths, messages.lineWidths)}
            value={settings.lineWidth}
            onChange={(lineWidth) => onChange({ lineWidth })}
            orientation="horizontal"
          />
          <RadioGroup
            label={messages.mode}
            items={items(modes, messages.modes)}
            value={mode}
            onChange={onModeChange}
            orientation="horizontal"
          />
        </Stack>
      </Box>
      <KeyHelp />
    </SidePanel>
  );
}

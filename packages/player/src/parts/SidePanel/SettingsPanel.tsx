import type { PlayMode } from '@dreamfork/story';
import { Keyboard } from 'lucide';
import { Button } from '../../controls/Button.tsx';
import { Check, Radios, Range } from '../../controls/Fields.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel } from '../../StoryPlayer.types.ts';
import {
  delayRange,
  lineWidths,
  type ReadingSettings,
  readingFaces,
  readingThemes,
  textSizes,
} from '../../settings/readingSettings.ts';
import * as styles from './SidePanel.css.ts';
import { SidePanel } from './SidePanel.tsx';

export type SettingsPanelProps = {
  settings: ReadingSettings;
  /** The current delay of automatic mode in seconds. */
  delay: number;
  mode: PlayMode;
  headingLevel: PlayerHeadingLevel;
  onChange: (changed: Partial<ReadingSettings>) => void;
  onModeChange: (mode: PlayMode) => void;
  onHelp: () => void;
  onClose: () => void;
};

const modes = ['manual', 'auto'] as const satisfies PlayMode[];

/** The reading settings. */
export function SettingsPanel({
  settings,
  delay,
  mode,
  headingLevel,
  onChange,
  onModeChange,
  onHelp,
  onClose,
}: SettingsPanelProps) {
  const messages = usePlayerMessages().settingsPanel;
  return (
    <SidePanel
      name="settings"
      title={messages.title}
      closeLabel={messages.close}
      headingLevel={headingLevel}
      onClose={onClose}
    >
      <div className={styles.settings}>
        <Radios
          label={messages.textSize}
          ids={textSizes}
          labels={messages.textSizes}
          value={settings.textSize}
          onChange={(textSize) => onChange({ textSize })}
        />
        <Radios
          label={messages.lineWidth}
          ids={lineWidths}
          labels={messages.lineWidths}
          value={settings.lineWidth}
          onChange={(lineWidth) => onChange({ lineWidth })}
        />
        <Radios
          label={messages.face}
          ids={readingFaces}
          labels={messages.faces}
          value={settings.face}
          onChange={(face) => onChange({ face })}
        />
        <Radios
          label={messages.theme}
          ids={readingThemes}
          labels={messages.themes}
          value={settings.theme}
          onChange={(theme) => onChange({ theme })}
        />
        <Radios
          label={messages.mode}
          ids={modes}
          labels={messages.modes}
          value={mode}
          onChange={onModeChange}
        />
        <Range
          label={messages.delay}
          {...delayRange}
          value={delay}
          text={messages.seconds(delay)}
          onChange={(seconds) => onChange({ delay: seconds })}
        />
        <Check
          label={messages.stillness}
          isChecked={settings.isStill}
          onChange={(isStill) => onChange({ isStill })}
        />
        <Check
          label={messages.signKeys}
          isChecked={settings.hasSignKeys}
          onChange={(hasSignKeys) => onChange({ hasSignKeys })}
        />
        <div>
          <Button icon={Keyboard} onPress={onHelp}>
            {messages.keys}
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}

import type { PlayMode } from '@dreamfork/story';
import { Keyboard } from 'lucide-react';
import { Button } from '../../controls/Button.tsx';
import { Check } from '../../controls/Check.tsx';
import { Radios } from '../../controls/Radios.tsx';
import { Range } from '../../controls/Range.tsx';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel } from '../../StoryPlayer/StoryPlayer.types.ts';
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
  /** Seconds before automatic mode goes on, as things stand. */
  delay: number;
  mode: PlayMode;
  headingLevel: PlayerHeadingLevel;
  onChange: (changed: Partial<ReadingSettings>) => void;
  onModeChange: (mode: PlayMode) => void;
  onHelp: () => void;
  onClose: () => void;
};

const modes = ['manual', 'auto'] as const satisfies PlayMode[];

/** How the text is set and how the story goes on. */
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
  const words = useWords().settingsPanel;
  return (
    <SidePanel
      name="settings"
      title={words.title}
      closeLabel={words.close}
      headingLevel={headingLevel}
      onClose={onClose}
    >
      <div className={styles.settings}>
        <Radios
          label={words.textSize}
          ids={textSizes}
          labels={words.textSizes}
          value={settings.textSize}
          onChange={(textSize) => onChange({ textSize })}
        />
        <Radios
          label={words.lineWidth}
          ids={lineWidths}
          labels={words.lineWidths}
          value={settings.lineWidth}
          onChange={(lineWidth) => onChange({ lineWidth })}
        />
        <Radios
          label={words.face}
          ids={readingFaces}
          labels={words.faces}
          value={settings.face}
          onChange={(face) => onChange({ face })}
        />
        <Radios
          label={words.theme}
          ids={readingThemes}
          labels={words.themes}
          value={settings.theme}
          onChange={(theme) => onChange({ theme })}
        />
        <Radios
          label={words.mode}
          ids={modes}
          labels={words.modes}
          value={mode}
          onChange={onModeChange}
        />
        <Range
          label={words.delay}
          {...delayRange}
          value={delay}
          text={words.seconds(delay)}
          onChange={(seconds) => onChange({ delay: seconds })}
        />
        <Check
          label={words.stillness}
          isChecked={settings.isStill}
          onChange={(isStill) => onChange({ isStill })}
        />
        <div>
          <Button icon={Keyboard} onPress={onHelp}>
            {words.keys}
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}

import { useState } from 'react';
import { defaultReadingSettings, type ReadingSettings } from '../settings/readingSettings.ts';

export type ReadingSettingsOptions = {
  initialSettings?: Partial<ReadingSettings>;
  onSettingsChange?: (settings: ReadingSettings) => void;
};

/** How the reader likes the text; the host may keep it. */
export function useReadingSettings({ initialSettings, onSettingsChange }: ReadingSettingsOptions) {
  const [settings, setSettings] = useState<ReadingSettings>({
    ...defaultReadingSettings,
    ...initialSettings,
  });
  const change = (changed: Partial<ReadingSettings>): void => {
    const next = { ...settings, ...changed };
    setSettings(next);
    onSettingsChange?.(next);
  };
  return { settings, change };
}

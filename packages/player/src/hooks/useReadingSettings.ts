import { useState } from 'react';
import { defaultReadingSettings, type ReadingSettings } from '../settings/readingSettings.ts';
import type { Keeping } from '../storage/keeping.ts';

export type ReadingSettingsOptions = {
  keeping: Keeping;
  initialSettings: Partial<ReadingSettings> | undefined;
  onSettingsChange: ((settings: ReadingSettings) => void) | undefined;
};

/** How the reader likes the text: as the host says at first, then as they chose themselves. */
export function useReadingSettings({
  keeping,
  initialSettings,
  onSettingsChange,
}: ReadingSettingsOptions) {
  const [settings, setSettings] = useState<ReadingSettings>(() => ({
    ...defaultReadingSettings,
    ...initialSettings,
    ...keeping.settings(),
  }));
  const change = (changed: Partial<ReadingSettings>): void => {
    const next = { ...settings, ...changed };
    setSettings(next);
    keeping.keepSettings(next);
    onSettingsChange?.(next);
  };
  return { settings, change };
}

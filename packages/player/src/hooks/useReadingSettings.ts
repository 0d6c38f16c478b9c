import { useState } from 'react';
import type { StoryPlayerProps } from '../StoryPlayer.types.ts';
import { defaultReadingSettings, type ReadingSettings } from '../settings/readingSettings.ts';
import type { ProgressStorage } from '../storage/progressStorage.ts';

export type ReadingSettingsOptions = Pick<
  StoryPlayerProps,
  'initialSettings' | 'onSettingsChange'
> & { progressStorage: ProgressStorage };

/** The reading settings: initially those of the host, then those that the reader chose. */
export function useReadingSettings({
  progressStorage,
  initialSettings,
  onSettingsChange,
}: ReadingSettingsOptions) {
  const [settings, setSettings] = useState<ReadingSettings>(() => ({
    ...defaultReadingSettings,
    ...initialSettings,
    ...progressStorage.settings(),
  }));
  const change = (changed: Partial<ReadingSettings>): void => {
    const next = { ...settings, ...changed };
    setSettings(next);
    progressStorage.keepSettings(next);
    onSettingsChange?.(next);
  };
  return { settings, change };
}

import { lazyPart } from '@dreamfork/ui/parts';
import type { ComponentType } from 'react';
import { PropertiesPanel } from '../panels/PropertiesPanel.tsx';
import type { DockPanelName } from './names.ts';

export type DockPanelEntry = {
  panel: ComponentType;
  /** The panel brings a heading of its own; without one the dock puts its name and a close button above. */
  hasOwnHead?: true;
};

/** What the right side can show. Their names stand in `deskMessages.panels`. */
export const dockPanels: Record<DockPanelName, DockPanelEntry> = {
  properties: { panel: PropertiesPanel, hasOwnHead: true },
  problems: {
    panel: lazyPart(async () => (await import('../doctor/ProblemsPanel.tsx')).ProblemsPanel),
  },
  find: { panel: lazyPart(async () => (await import('../find/FindPanel.tsx')).FindPanel) },
  history: {
    panel: lazyPart(async () => (await import('../panels/HistoryPanel.tsx')).HistoryPanel),
  },
  media: { panel: lazyPart(async () => (await import('../media/MediaPanel.tsx')).MediaPanel) },
  versions: {
    panel: lazyPart(async () => (await import('../versions/VersionsPanel.tsx')).VersionsPanel),
  },
};

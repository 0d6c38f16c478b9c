import type { ComponentType } from 'react';
import { PropertiesPanel } from '../panels/PropertiesPanel.tsx';
import type { EditorServices } from '../services.ts';
import { lazyPart } from './lazyPart.ts';
import type { DockPanelName } from './names.ts';

export type DockPanelEntry = {
  panel: ComponentType;
  /** The panel brings a heading of its own; without one the dock puts its name and a close button above. */
  hasOwnHead?: true;
  /** Whether what it needs from outside is there; without it the panel is not offered. @default always */
  isAvailable?: (services: EditorServices) => boolean;
};

/** What the right side can show. Their names stand in `deskMessages.panels`. */
export const dockPanels: Record<DockPanelName, DockPanelEntry> = {
  properties: { panel: PropertiesPanel, hasOwnHead: true },
  problems: {
    panel: lazyPart(async () => (await import('../doctor/ProblemsPanel.tsx')).ProblemsPanel),
  },
  history: {
    panel: lazyPart(async () => (await import('../panels/HistoryPanel.tsx')).HistoryPanel),
  },
};

import { lazyPart } from '@dreamfork/ui/parts';
import type { ComponentType } from 'react';
import { ToolsPanel } from '../panels/ToolsPanel.tsx';
import type { LeftTabName } from './names.ts';

/** The tabs of the left panel. Their names stand in `deskMessages.tabs`. */
export const leftTabs: Record<LeftTabName, ComponentType> = {
  tools: ToolsPanel,
  elements: lazyPart(async () => (await import('../panels/ElementsPanel.tsx')).ElementsPanel),
  outline: lazyPart(async () => (await import('../outline/OutlinePanel.tsx')).OutlinePanel),
};

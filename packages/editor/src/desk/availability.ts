import type { EditorServices } from '../services.ts';
import type { DockPanelName } from './names.ts';

type Need = (services: EditorServices) => boolean;

/** What panels need from outside. One that is not named here needs nothing. */
const needs: Partial<Record<DockPanelName, Need>> = {
  versions: ({ versions }) => versions !== undefined,
  media: ({ media }) => media !== undefined,
};

/** Whether what a panel needs is there; without it the panel is not offered. */
export const isDockAvailable = (name: DockPanelName, services: EditorServices): boolean =>
  needs[name]?.(services) ?? true;

import {
  FlaskConical,
  type LucideIcon,
  PanelLeft,
  PanelRight,
  Settings,
  Sparkles,
} from 'lucide-react';
import { isDockAvailable } from '../desk/availability.ts';
import { isLeftShown, shownDock } from '../desk/createDesk.ts';
import type { DockPanelName } from '../desk/names.ts';
import { defineActions, type EditorAction, oneNodeOf } from './action.ts';
import {
  FileClock,
  History,
  Images,
  Keyboard,
  Search,
  Stethoscope,
  TextSearch,
} from './lazyIcons.ts';

/** Opens a panel at the right, or closes it. */
const toggleDock = (name: DockPanelName, icon: LucideIcon): EditorAction => ({
  group: 'view',
  icon,
  isAvailable: ({ services }) => isDockAvailable(name, services),
  isOn: ({ desk }) => shownDock(desk.getState()) === name,
  run: ({ desk }) => desk.toggleDock(name),
});

/** Panels and dialogs to be opened and closed. */
export const viewActions = defineActions({
  'toggle-tools': {
    group: 'view',
    icon: PanelLeft,
    isOn: ({ desk }) => isLeftShown(desk.getState()),
    run: ({ desk }) => desk.toggleLeft(),
  },
  'toggle-properties': toggleDock('properties', PanelRight),
  'toggle-problems': toggleDock('problems', Stethoscope),
  'toggle-history': toggleDock('history', History),
  'toggle-media': toggleDock('media', Images),
  'toggle-versions': toggleDock('versions', FileClock),
  probe: {
    group: 'view',
    icon: FlaskConical,
    isAvailable: ({ services }) => services.probe !== undefined,
    run: ({ desk }) => desk.openDialog('probe', null),
  },
  generate: {
    group: 'view',
    icon: Sparkles,
    isAvailable: ({ services }) => services.generator !== undefined,
    run: (context) => {
      const nodeId = oneNodeOf(context) ?? null;
      context.desk.openDialog('generator', { nodeId });
    },
  },
  find: {
    group: 'view',
    icon: TextSearch,
    run: ({ desk }) => desk.openFind(),
  },
  palette: {
    group: 'view',
    icon: Search,
    run: ({ desk }) => desk.openDialog('palette', null),
  },
  settings: {
    group: 'view',
    icon: Settings,
    run: ({ desk }) => desk.openDialog('settings', null),
  },
  help: {
    group: 'view',
    icon: Keyboard,
    run: ({ desk }) => desk.openDialog('help', null),
  },
});

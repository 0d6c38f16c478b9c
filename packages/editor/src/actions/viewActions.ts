import { Keyboard, PanelLeft, PanelRight } from 'lucide-react';
import { isLeftShown, shownDock } from '../desk/createDesk.ts';
import { defineActions } from './action.ts';

/** Panels and dialogs to be opened and closed. */
export const viewActions = defineActions({
  'toggle-tools': {
    group: 'view',
    icon: PanelLeft,
    isOn: ({ desk }) => isLeftShown(desk.getState()),
    run: ({ desk }) => desk.toggleLeft(),
  },
  'toggle-properties': {
    group: 'view',
    icon: PanelRight,
    isOn: ({ desk }) => shownDock(desk.getState()) === 'properties',
    run: ({ desk }) => desk.toggleDock('properties'),
  },
  help: {
    group: 'view',
    icon: Keyboard,
    run: ({ desk }) => desk.openDialog('help', null),
  },
});

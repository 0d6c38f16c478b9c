import { ArrowDownUp, Globe, LayoutGrid, Magnet, Redo2, Save, Undo2 } from 'lucide-react';
import { defineActions } from './action.ts';
import { Eraser } from './lazyIcons.ts';

/** What can be done with the story as a whole. */
export const storyActions = defineActions({
  undo: {
    group: 'edit',
    icon: Undo2,
    isAvailable: ({ session }) => session.getState().history.past.length > 0,
    run: ({ commands }) => {
      commands.undo();
    },
  },
  redo: {
    group: 'edit',
    icon: Redo2,
    isAvailable: ({ session }) => session.getState().history.future.length > 0,
    run: ({ commands }) => {
      commands.redo();
    },
  },
  'centre-nodes': {
    group: 'canvas',
    icon: LayoutGrid,
    run: ({ commands }) => {
      commands.centreNodes();
    },
  },
  'fix-positions': {
    group: 'canvas',
    icon: Magnet,
    run: ({ commands }) => {
      commands.fixPositions();
    },
  },
  'clear-all': {
    group: 'canvas',
    icon: Eraser,
    tone: 'danger',
    run: ({ commands }) => commands.clearAll(),
  },
  save: {
    group: 'story',
    icon: Save,
    run: ({ commands }) => commands.save(),
  },
  files: {
    group: 'story',
    icon: ArrowDownUp,
    isAvailable: ({ services }) => services.files !== undefined,
    run: ({ desk }) => desk.openDialog('files', null),
  },
  'toggle-public': {
    group: 'story',
    icon: Globe,
    isOn: ({ session }) => session.getState().isPublic,
    run: ({ commands, session }) => commands.setPublic(!session.getState().isPublic),
  },
});

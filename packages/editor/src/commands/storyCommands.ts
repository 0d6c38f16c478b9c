import { Eraser, Globe, Redo2, Save, Undo2 } from 'lucide-react';
import { defineCommands } from './command.ts';
import { commandMessages, publicSwitchLabel } from './messages.ts';

/** What can be done with the story as a whole. */
export const storyCommands = defineCommands(commandMessages, {
  undo: {
    group: 'edit',
    icon: Undo2,
    shortcuts: [{ key: 'z', withControl: true, reach: 'panel' }],
    isAvailable: ({ session }) => session.getState().history.past.length > 0,
    run: ({ edits }) => {
      edits.undo();
    },
  },
  redo: {
    group: 'edit',
    icon: Redo2,
    shortcuts: [
      { key: 'z', withControl: true, withShift: true, reach: 'panel' },
      { key: 'y', withControl: true, reach: 'panel' },
    ],
    isAvailable: ({ session }) => session.getState().history.future.length > 0,
    run: ({ edits }) => {
      edits.redo();
    },
  },
  'clear-all': {
    group: 'canvas',
    icon: Eraser,
    tone: 'danger',
    run: ({ edits }) => edits.clearAll(),
  },
  save: {
    group: 'story',
    icon: Save,
    shortcuts: [{ key: 's', withControl: true, reach: 'field' }],
    run: ({ persistence }) => persistence.save(),
  },
  'toggle-public': {
    group: 'story',
    icon: Globe,
    isAvailable: ({ services }) => !services.isCoAuthor,
    switchLabel: publicSwitchLabel,
    isOn: ({ session }) => session.getState().isPublic,
    run: ({ edits, session }) => edits.setPublic(!session.getState().isPublic),
  },
});

import { addCommands } from './addCommands.ts';
import { alignCommands } from './alignCommands.ts';
import { annotationCommands } from './annotationCommands.ts';
import { clipboardCommands } from './clipboardCommands.ts';
import { layoutCommands } from './layoutCommands.ts';
import { nodeCommands } from './nodeCommands.ts';
import { pathCommands } from './pathCommands.ts';
import { storyCommands } from './storyCommands.ts';

/** The commands that belong to no single feature; the others are in `features`. */
export const baseCommands = {
  ...addCommands,
  ...nodeCommands,
  ...clipboardCommands,
  ...layoutCommands,
  ...alignCommands,
  ...annotationCommands,
  ...pathCommands,
  ...storyCommands,
};

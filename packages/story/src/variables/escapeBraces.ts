import { mapVariables, type VariableParts } from './mapStory.ts';
import { escapeTemplate } from './parseTemplate.ts';

/** The story or clip with the braces of all its texts escaped: read as templates, they are the same texts. */
export const escapeBraces = <Parts extends VariableParts>(story: Parts): Parts =>
  mapVariables(story, {
    expression: (source) => source,
    template: escapeTemplate,
    name: (name) => name,
  });

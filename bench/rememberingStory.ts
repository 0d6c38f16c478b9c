import { addVariable, type StoryDocument } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';

const variables = 200;

/** A story whose first passage shows, compares and changes each of 200 variables. */
export function rememberingStory(): StoryDocument {
  const names = Array.from({ length: variables }, (_, index) => `value_${index}`);
  const story = buildStory('The keeper counts')
    .node('start', 'start', {
      title: 'Morning',
      content: names.map((name) => `{${name}} {if ${name} > 0: more | else: none}`).join(' '),
      effects: names.map((variable) => ({ kind: 'add', variable, value: '1' })),
    })
    .node('end', 'end', { title: 'Evening' })
    .link('start', 'end')
    .build();
  return names.reduce((document, name) => {
    const added = addVariable(document, { variable: { id: name, name, type: 'number' } });
    if (!added.ok) throw new Error(added.error.code);
    return added.value.story;
  }, story);
}

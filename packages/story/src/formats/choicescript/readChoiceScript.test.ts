import { expect, test } from 'vitest';
import { parseStory } from '../../schema/parseStory.ts';
import { storyShape } from '../readLogic/storyShape.fixture.ts';
import { readStories } from '../readStories.ts';

const startup = `*title The Dragon
*author X
*scene_list
  startup
  second
*create strength 50
*create name ""
*create brave true
You are a dragon.
You roar.

[b]Loud[/b], \${name}. @{(brave) Bravely|Meekly} you go.
*if (strength > 40)
  You are strong.
*else
  You are weak.
*input_text name
*page_break On
Next page.
*choice
  #Fight
    *set strength +10
    You fight.
    *goto after
  *if (brave) #Be brave
    *set strength %+ 10
    *goto after
  *hide_reuse #Flee
    *goto after
  *if (strength > 90)
    #Win
      You win.
      *finish
*label after
After all.
*fake_choice
  #A
    You said A.
  #B
And on.
*if strength < 10
  *goto_scene second
*finish
`;
const second = 'Second scene.\n*comment hi\n*goto end\n*label end\nThe end.\n*ending\n';

test('I27: scenes of ChoiceScript are one story', () => {
  const result = readStories([
    { name: 'second.txt', text: second },
    { name: 'startup.txt', text: startup },
  ]);
  if (!result.ok) throw new Error(result.error.code);
  const [read] = result.value;
  if (!read) throw new Error('There is no story.');
  expect(result.value).toHaveLength(1);
  expect(parseStory(read.story).ok).toBe(true);
  expect(storyShape(read)).toEqual({
    title: 'The Dragon',
    start: 'startup',
    nodes: {
      startup: {
        text: 'You are a dragon. You roar.\n\n**Loud**, {name_before}. {if brave: Bravely | else: Meekly} you go. {if strength > 40: You are strong. | else: You are weak.}',
        links: ['On → startup · 2'],
        effects: ['set name_before name', 'ask name'],
      },
      'startup · 2': {
        text: 'Next page.',
        links: [
          'Fight → Fight',
          'Be brave → after, if brave',
          'Flee → after, if not once, set once yes',
          'Win → Win, if strength > 90',
        ],
      },
      Fight: { text: 'You fight.', links: ['→ after'], effects: ['add strength 10'] },
      Win: { text: 'You win.', links: ['→ second'] },
      after: { text: 'After all.', links: ['A → A', 'B → startup · 3'] },
      A: { text: 'You said A.', links: ['→ startup · 3'] },
      'startup · 3': { text: 'And on.', links: ['→ second, if strength < 10', '→ second'] },
      second: { text: 'Second scene.', links: ['→ end'] },
      end: { text: 'The end.' },
    },
    variables: [
      'strength number 50',
      'name text ',
      'brave boolean true',
      'name_before text ',
      'once boolean false',
    ],
    left: ['*set strength %+ 10'],
    report: ['comment', 'macro *set'],
  });
});

test('I27: emphasis at the beginning of a line is no command', () => {
  const result = readStories([{ name: 'a.txt', text: '# A\n\n*choice* of words\n' }]);
  expect(result.ok && result.value[0]?.report.format).toBe('markdown');
});

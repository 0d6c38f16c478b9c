import { expect, test } from 'vitest';
import { readPage } from './readPage.ts';

test('the page of a component has its description and the sections of its usage', () => {
  const code = `const meta = {
    title: 'Components/Forms/Text field',
    component: TextField,
    parameters: {
      ...usage({
        when: 'One line of \`text\`.',
        anatomy: { Label: 'label', Field: 'input' },
        keyboard: { Tab: 'Moves to it.', 'Shift+Tab': 'Moves back.' },
      }),
    },
    args: { label: 'No text of the page' },
  } satisfies Meta<typeof TextField>;`;
  expect(readPage('a.tsx', code, (component) => `About ${component}.`)).toEqual({
    id: 'components-forms-text-field--docs',
    title: 'Components / Forms / Text field',
    passages: [
      { section: '', text: 'About TextField.' },
      { section: 'When to use', text: 'One line of text.' },
      { section: 'Anatomy', text: 'Label' },
      { section: 'Anatomy', text: 'Field' },
      { section: 'Keyboard', text: 'Tab: Moves to it.' },
      { section: 'Keyboard', text: 'Shift+Tab: Moves back.' },
    ],
  });
});

test('a page without usage has the sentences of its file, without code and tests', () => {
  const code = `import words from 'some words';
  const meta = { title: 'Guides/One', args: { lead: 'What to know.' } } satisfies Meta;
  export const One = {
    render: () => <Section title="A heading">It is
      <b>so</b>.</Section>,
    play: async () => { find('not on the page'); },
  };`;
  expect(readPage('a.tsx', code, () => undefined)?.passages).toEqual([
    { section: '', text: 'What to know.' },
    { section: '', text: 'A heading' },
    { section: '', text: 'It is' },
  ]);
});

test('stories without a docs page have no page', () => {
  const code = "const meta = { title: 'Tests/One', tags: ['!autodocs'] } satisfies Meta;";
  expect(readPage('a.tsx', code, () => undefined)).toBeUndefined();
});

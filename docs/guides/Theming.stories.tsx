import forestComponent from 'virtual:source/docs/guides/examples/Forest.tsx';
import forestTheme from 'virtual:source/docs/guides/examples/forest.css.ts';
import noteStyles from 'virtual:source/docs/guides/examples/note.css.ts';
import { Stack } from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chapter } from '../../packages/ui/src/docs/Chapter.tsx';
import Forest from './examples/Forest.tsx';
import { note } from './examples/note.css.ts';
import { CodeBlock, Section } from './Section.tsx';

const overrides = `dreamfork-player,
[data-theme='light'] {
  --df-color-accent: #1f5f3a;
  --df-radius-m: 2px;
  --df-font-reading: Georgia, serif;
}`;

const meta = {
  title: 'Guides/Theming',
  component: Chapter,
  tags: ['!dev'],
  args: {
    title: 'Theming',
    lead: 'Every colour, size, radius, shadow and font is a CSS variable. A theme is one set of values for them; components know the names alone.',
    rules: [
      'Three themes come with the package: light, dark and creative. data-theme on any element begins one there.',
      'A theme of your own gives a value to every name: one that is missing does not compile.',
      'Text needs 4.5:1 on paper, surface and sunken, lineStrong 3:1. The figures of ours stand on the page Colour.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Theming: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <Stack gap="12">
        <Section
          title="Some values of your own"
          text={[
            'The variables are public: `--df-`, then the name of the token. Set those that you want to change, where the theme is set. The same works for the custom element of the player, whose styles the page does not reach otherwise.',
          ]}
        >
          <CodeBlock label="Style sheet">{overrides}</CodeBlock>
        </Section>
        <Section
          title="A whole theme"
          text={[
            'With vanilla-extract a theme is typed. It has a name of its own; begin with the values of one of ours and change what is yours.',
            'Menus, dialogs and tooltips are drawn at the end of the page: a theme for the whole product stands on `<html>`, and ThemeScope gives a part its theme together with what opens from it.',
          ]}
        >
          <CodeBlock label="forest.css.ts">{forestTheme}</CodeBlock>
          <CodeBlock label="Forest.tsx">{forestComponent}</CodeBlock>
          <Forest />
        </Section>
        <Section
          title="Your own components"
          text={[
            'What you build beside ours takes its values from `vars`, its breakpoints and its focus outline from `@dreamfork/ui/css`, and follows every theme without knowing one.',
          ]}
        >
          <CodeBlock label="note.css.ts">{noteStyles}</CodeBlock>
          <p className={note}>The light blinks once, as one says goodbye.</p>
        </Section>
      </Stack>
    </Chapter>
  ),
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveStyle({ backgroundColor: '#1F5F3A' });
  },
};

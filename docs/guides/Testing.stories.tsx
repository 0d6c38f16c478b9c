import settings from 'virtual:source/docs/guides/examples/StorySettings.tsx';
import settingsTest from 'virtual:source/docs/guides/examples/testStorySettings.ts';
import { Stack } from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import StorySettings from './examples/StorySettings.tsx';
import { testStorySettings } from './examples/testStorySettings.ts';
import { Guide } from './Guide.tsx';
import { CodeBlock, Section } from './Section.tsx';

const install = `npm install --save-dev @react-aria/test-utils
  @testing-library/react @testing-library/dom @testing-library/user-event`;

const server = `import { createHandlers } from '@dreamfork/api-client/msw';
import { setupServer } from 'msw/node';

const server = setupServer(...createHandlers('ok'));`;

const meta = {
  title: 'Guides/Testing',
  component: Guide,
  tags: ['!dev'],
  args: {
    title: 'Testing',
    lead: 'How a product that takes the packages tests its own screens: by roles and names, as a person and a screen reader find things.',
    rules: [
      'Find a part by its role and its name. Classes, ids and the order of elements change without notice; roles and names are part of the contract.',
      'Render what the product renders: LocaleProvider, ToastProvider and ConfirmProvider around the screen.',
      'Wait for what a person would see, never for a time.',
    ],
  },
} satisfies Meta<typeof Guide>;

export default meta;

export const Testing: StoryObj<typeof meta> = {
  render: (args) => (
    <Guide {...args}>
      <Stack gap="12">
        <Section
          title="Parts that open and move"
          text={[
            'The components are built on React Aria, so that its test utilities work for them: a tester for each pattern presses, types and waits as that pattern needs, by mouse, keyboard or touch.',
            'Testers are there for `Select`, `ComboBox`, `RadioGroup`, `Tabs`, `Menu`, `ContextMenu`, `Dialog`, `Drawer` and `Popover`. `Table` and `Tree` draw only the rows in sight: look for their rows and cells by role.',
          ]}
        >
          <CodeBlock label="Installation">{install}</CodeBlock>
          <CodeBlock label="StorySettings.tsx">{settings}</CodeBlock>
          <CodeBlock label="testStorySettings.ts">{settingsTest}</CodeBlock>
          <div data-testid="settings">
            <StorySettings />
          </div>
        </Section>
        <Section
          title="Questions, messages and the server"
          text={[
            'The question of `useConfirm` is an `alertdialog` named by its title; the answer is the button of the name that you gave it. A toast is an `alertdialog` as well, in the region of notifications, named by its title.',
            'Calls are answered by the handlers of `@dreamfork/api-client/msw`, whose answers are checked with the schemas of the contract; `@dreamfork/editor/testing` has services in memory for the editor.',
          ]}
        >
          <CodeBlock label="Mock server">{server}</CodeBlock>
        </Section>
      </Stack>
    </Guide>
  ),
  play: async ({ canvas }) => {
    await testStorySettings(canvas.getByTestId('settings'));
  },
};

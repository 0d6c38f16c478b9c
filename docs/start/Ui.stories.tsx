import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import App from '../../packages/ui/examples/GetStarted.tsx';
import { getStarted, signedIn } from './firstScreen.ts';

const meta = {
  title: 'Get started/UI',
  component: App,
  parameters: {
    ...getStarted(
      {
        package: 'ui',
        notes: [
          '`ThemeProvider` keeps the theme that a visitor chooses, in the browser, and in step between tabs. `data-theme` on any element gives a theme to that part of the page alone.',
          '`LocaleProvider` sets the language of every message, date and number below it.',
          '`ToastProvider` and `ConfirmProvider` are needed where `useToast` and `useConfirm` are used; both stand once, around the application.',
          '`RouterProvider` makes links of all packages use your router.',
          'Components take no `className` and no `style`: what differs is a prop, and what you build yourself takes its values from `vars` of `@dreamfork/ui/theme`.',
        ],
        next: {
          'guides-theming--docs': 'A theme of your own',
          'components-actions-button--docs': 'The components, from Button on',
          'guides-accessibility--docs': 'What is accessible and how it is tested',
        },
      },
      380,
    ),
    layout: 'padded',
  },
  beforeEach: signedIn(),
} satisfies Meta<typeof App>;

export default meta;

export const FirstScreen: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const create = canvas.getByRole('button', { name: 'Create the story' });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Lighthouse');
    await userEvent.click(create);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('“Lighthouse” created')).toBeVisible());
  },
};

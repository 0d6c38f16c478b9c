import {
  type ErrorCode,
  errorMessages,
  errorStatuses,
  optionalContract,
} from '@dreamfork/api-client';
import { type CallInterception, createHandlers, interceptCalls } from '@dreamfork/api-client/msw';
import { findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { apiConsoleMessages } from '../features/apiConsole/messages.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { forgetAnnouncements } from '../testing/storyActions.ts';
import { type ApiAuthor, createApiAuthor, noAnswer } from './testing/ApiRoom.tsx';

const { supportedTypes } = optionalContract.media;

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Testing panel',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What the testing panel logs when the server answers, refuses, fails, is slow or is lost.',
      whenNot: 'You look for the calls that can be made.',
      instead: 'Stories of Editor/Testing panel.',
      keyboard: { Enter: 'Asks the address.' },
      accessibility: 'Answers are announced; the button says that it waits.',
      do: 'Log a refusal as the answer that it is.',
      dont: 'Take away the address when a call fails.',
    }),
    layout: 'fullscreen',
  },
  args: { prepare: ({ workspace }) => workspace.openDialog('apiConsole', null) },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([supportedTypes]);
    msw.use(...calls.handlers, ...createHandlers());
    return forgetAnnouncements;
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address that is asked: that of the field with words of the author's own. */
const address = `${supportedTypes.path}?from=console`;

/** Asks the address in the field; gives the dialog and the log. */
async function ask() {
  const dialog = within(await findDialog(t(apiConsoleMessages).title));
  await userEvent.type(
    dialog.getByRole('textbox', { name: t(apiConsoleMessages).address }),
    '?from=console{Enter}',
  );
  return { dialog, log: within(dialog.getByRole('region', { name: t(apiConsoleMessages).log })) };
}

type Asked = Awaited<ReturnType<typeof ask>>;

/** Asked again, the server answers: that stands above what was logged before, and the address is as it was. */
async function askAgain({ dialog, log }: Asked): Promise<void> {
  await expect(dialog.getByRole('textbox', { name: t(apiConsoleMessages).address })).toHaveValue(
    address,
  );
  calls.pass();
  await userEvent.click(dialog.getByRole('button', { name: t(apiConsoleMessages).send }));
  await expect(await log.findByText('200')).toBeVisible();
  const entries = log.getAllByRole('listitem');
  await expect(entries).toHaveLength(2);
  await expect(entries[0]).toHaveTextContent('image/jpeg');
}

export const Answered: Story = {
  play: async () => {
    const { log } = await ask();
    await expect(await log.findByText('200')).toBeVisible();
    await expect(log.getByText(address)).toBeVisible();
    await expect(log.getByText(/"mimeTypes":\["image\/jpeg"/)).toBeVisible();
  },
};

/** The button waits, and nothing is asked twice. */
export const Slow: Story = {
  play: async () => {
    calls.hold();
    const { dialog, log } = await ask();
    const button = dialog.getByRole('button', { name: new RegExp(t(apiConsoleMessages).send) });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(
      dialog.getByRole('textbox', { name: t(apiConsoleMessages).address }),
      '{Enter}',
    );
    calls.pass();
    await expect(await log.findByText('200')).toBeVisible();
    await expect(log.getAllByRole('listitem')).toHaveLength(1);
    await expect(button).not.toHaveAttribute('aria-disabled');
  },
};

/** A refusal is an answer: its status and its words are logged, those that the server has for a call of no language. */
const refused = (code: ErrorCode): Story => ({
  play: async () => {
    calls.refuse(code);
    const asked = await ask();
    await expect(await asked.log.findByText(String(errorStatuses[code]))).toBeVisible();
    await expect(asked.log.getByRole('listitem')).toHaveTextContent(errorMessages.ru[code]);
    await askAgain(asked);
  },
});

/** 401: looking at addresses does not sign the author out. */
export const SignedOut: Story = refused('unauthorized');

/** 404 */
export const Missing: Story = refused('not-found');

/** 500 */
export const FailedAndRepeated: Story = refused('internal');

/** There is no answer: a dash stands for its status. */
export const Lost: Story = {
  play: async () => {
    calls.lose();
    const asked = await ask();
    await expect(await asked.log.findByText('—')).toBeVisible();
    await expect(asked.log.getByText(noAnswer())).toBeVisible();
    await askAgain(asked);
  },
};

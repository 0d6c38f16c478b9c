import { type ErrorCode, errorMessages, optionalContract } from '@dreamfork/api-client';
import { lighthouseStory } from '@dreamfork/api-client/fixtures';
import { type CallInterception, interceptCalls } from '@dreamfork/api-client/msw';
import { expectToast, findDialog, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { editMessages } from '../commands/edits/messages.ts';
import { generatorMessages } from '../features/generator/messages.ts';
import { mockModels } from '../testing/mockModels.ts';
import { PanelRoom } from '../testing/PanelRoom.tsx';
import { type ApiAuthor, createApiAuthor, noAnswer } from './testing/ApiRoom.tsx';

const { generation, assistant } = optionalContract;

let author: ApiAuthor;
let calls: CallInterception;

const meta = {
  title: 'Editor/Over the API/Templates',
  component: PanelRoom,
  parameters: {
    ...usage({
      when: 'What an author sees when the server keeps and deletes a template, refuses, fails or is lost.',
      whenNot: 'What can be done with templates is meant.',
      instead: 'Stories of Editor/Text generator.',
      keyboard: { Tab: 'Moves through the controls; the focus stays in the dialog.' },
      accessibility: 'What became of a template is announced.',
      do: 'Keep the request that should become a template.',
      dont: 'Take a template out of the list that the server still has.',
    }),
    layout: 'fullscreen',
  },
  args: {
    storyId: lighthouseStory.id,
    prepare: ({ workspace }) => workspace.openDialog('generator', { nodeId: null }),
  },
  render: (args) => <PanelRoom {...args} services={author.services} />,
  beforeEach: ({ msw }) => {
    author = createApiAuthor();
    calls = interceptCalls([generation.saveTemplate, assistant.removeTemplate]);
    msw.use(...calls.handlers, ...mockModels());
  },
} satisfies Meta<typeof PanelRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => within(await findDialog(t(generatorMessages).title));
type Generator = Awaited<ReturnType<typeof open>>;

const keep = (dialog: Generator) =>
  userEvent.click(dialog.getByRole('button', { name: t(generatorMessages).save }));

async function write(dialog: Generator): Promise<HTMLElement> {
  const request = dialog.getByRole('textbox', { name: t(generatorMessages).prompt });
  await userEvent.type(request, 'Гроза над морем');
  return request;
}

type Decide = (interception: CallInterception) => void;

/** The reason is told and the request stays; kept again it becomes a template. */
const refused = (
  decide: Decide,
  reason: () => string | RegExp,
  mend?: () => Promise<void>,
): Story => ({
  play: async () => {
    const dialog = await open();
    const request = await write(dialog);
    decide(calls);
    await keep(dialog);
    await expectToast(reason());
    await expect(request).toHaveValue('Гроза над морем');
    calls.pass();
    await mend?.();
    await keep(dialog);
    await expectToast(t(generatorMessages).saved);
    await userEvent.click(
      dialog.getByRole('button', { name: t({ ru: /Шаблон$/, en: /Template$/ }) }),
    );
    await expect(await screen.findByRole('option', { name: 'Гроза над морем' })).toBeVisible();
  },
});

const refusedWith = (code: ErrorCode, mend?: () => Promise<void>): Story =>
  refused(
    ({ refuse }) => refuse(code),
    () => t(errorMessages)[code],
    mend,
  );

/** 401: after a new sign-in. */
export const SignedOut: Story = refusedWith('unauthorized', () => author.signIn());

/** 422: the author has as many templates as there may be. */
export const Full: Story = refusedWith('templates-full');

/** 500 */
export const Failing: Story = refusedWith('internal');

export const Lost: Story = refused(({ lose }) => lose(), noAnswer);

/** A template that the server does not delete stays chosen, and can be deleted later. */
export const RemovalFailing: Story = {
  play: async () => {
    const dialog = await open();
    await write(dialog);
    await keep(dialog);
    await expectToast(t(generatorMessages).saved);
    await userEvent.click(
      dialog.getByRole('button', { name: t({ ru: /Шаблон$/, en: /Template$/ }) }),
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Гроза над морем' }));
    const remove = async () => {
      await userEvent.click(
        await dialog.findByRole('button', {
          name: t(generatorMessages).removeTemplate('Гроза над морем'),
        }),
      );
      const name = t(generatorMessages).removeQuestion('Гроза над морем');
      const question = within(await screen.findByRole('alertdialog', { name }));
      await userEvent.click(question.getByRole('button', { name: t(editMessages).delete }));
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull());
    };
    calls.refuse('internal');
    await remove();
    await expectToast(t(errorMessages).internal);
    calls.pass();
    await remove();
    await expectToast(t(generatorMessages).removed);
  },
};

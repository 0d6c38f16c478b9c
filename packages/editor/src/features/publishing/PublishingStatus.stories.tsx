import { type StoryDocument, succeed, updateNode } from '@dreamfork/story';
import { onlyTexts } from '@dreamfork/story/testing';
import { expectToast, picturedScreen, t, usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { restoreMessages } from '../../commands/restoreVersion.messages.ts';
import { compareMessages } from '../../components/versionDiff/messages.ts';
import { StoryEditor } from '../../StoryEditor.tsx';
import type { EditorServices } from '../../services/index.ts';
import { lighthouseStory } from '../../testing/lighthouseStory.ts';
import { openEditor } from '../../testing/storyActions.ts';
import { fullHeight, storyEditorArgs } from '../../testing/storyEditorParts.tsx';
import { storyVersions } from '../../testing/storyVersions.ts';
import { publishingDetailsMessages } from './details.messages.ts';
import { publishingMessages } from './messages.ts';

const clean = onlyTexts(lighthouseStory);

function written(content: string): StoryDocument {
  const result = updateNode(clean, { nodeId: 'boat', content });
  if (!result.ok) throw new Error('The node is not there.');
  return result.value.story;
}

const draft = written('Вы гребёте и оглядываетесь на');
const publishedAt = '2026-11-20T14:02:00Z';

/** A server that publishes as it is told, and remembers how its author publishes. */
function publishingServer(published: number, wasByHand: boolean): EditorServices {
  let publishesByHand = wasByHand;
  return {
    saveStory: async ({ version = 0, publish }) => {
      const next = version + 1;
      const isDraft = publish === false;
      const publication = { version: isDraft ? published : next, publishedAt };
      return succeed({ id: 'lighthouse', version: next, publication, publishesByHand });
    },
    publishing: {
      setByHand: async ({ isByHand }) => {
        publishesByHand = isByHand;
        return succeed(null);
      },
    },
    versions: storyVersions([
      { document: draft, savedAt: '2026-11-20T14:31:00Z' },
      { document: draft, savedAt: '2026-11-20T14:30:00Z' },
      { document: clean, savedAt: publishedAt },
    ]),
  };
}

const publicStory = (published: number, isByHand = false) => ({
  story: {
    id: 'lighthouse',
    version: 3,
    isPublic: true,
    document: published === 3 ? clean : draft,
    publication: { version: published, publishedAt },
    publishesByHand: isByHand,
  },
  services: publishingServer(published, isByHand),
});

const meta = {
  title: 'Editor/Publishing',
  component: StoryEditor,
  parameters: {
    ...usage({
      when: 'What readers of a public story see, and publishing.',
      whenNot: 'The story is private, or the server has no published versions.',
      instead: 'The state of saving.',
      keyboard: {
        'Ctrl or Cmd + S': 'Saves and publishes, unless the author publishes by hand.',
        Enter: 'Opens what readers see.',
      },
      accessibility: 'The button says in words whether everything is published.',
      do: 'Look at what has changed before publishing.',
      dont: 'Make the story private to hide unfinished work.',
    }),
    layout: 'fullscreen',
  },
  args: { ...storyEditorArgs, ...publicStory(1) },
  decorators: [fullHeight],
} satisfies Meta<typeof StoryEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What a save tells that publishes nothing. */
const seenStill = { ru: /по-прежнему видят версию/, en: /still see the version/ };

async function openDetails(canvasElement: HTMLElement) {
  const editor = await openEditor(canvasElement);
  const { ahead, published, show } = t(publishingMessages);
  const names = [ahead, published].map(show);
  const button = await editor.findByRole('button', {
    name: (name: string) => names.includes(name),
  });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: t(publishingMessages).label });
  return { editor, button, details: within(dialog) };
}

/** Readers get an older version: how much is not published, what they would meet, and what can be done. */
export const Unpublished: Story = {
  parameters: picturedScreen,
  play: async ({ canvasElement }) => {
    const { details } = await openDetails(canvasElement);
    const texts = t(publishingDetailsMessages);
    await waitFor(() =>
      expect(details.getByTestId('readers-see')).toHaveTextContent(texts.unpublished(1)),
    );
    await expect(details.getByRole('button', { name: texts.publish })).toBeVisible();
    await expect(details.getByRole('switch', { name: texts.byHand })).not.toBeChecked();
  },
};

/** Readers get the newest state: there is nothing to publish. */
export const Published: Story = {
  args: publicStory(3),
  play: async ({ canvasElement }) => {
    const { details } = await openDetails(canvasElement);
    const texts = t(publishingDetailsMessages);
    await expect(details.getByTestId('readers-see')).toHaveTextContent(texts.allPublished);
    await expect(details.queryByRole('button', { name: texts.publish })).toBeNull();
  },
};

/** By hand: a save leaves readers what they have, the button publishes. */
export const ByHand: Story = {
  args: publicStory(1, true),
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectToast(t(seenStill));
    await expect(editor.getByTestId('publishing-status')).toHaveTextContent(
      t(publishingMessages).ahead,
    );
    const { details, button } = await openDetails(canvasElement);
    const texts = t(publishingDetailsMessages);
    await expect(details.getByRole('switch', { name: texts.byHand })).toBeChecked();
    await userEvent.click(details.getByRole('button', { name: texts.publish }));
    await waitFor(() => expect(button).toHaveTextContent(t(publishingMessages).published));
  },
};

/** With every save: Ctrl + S publishes, and says so. */
export const PublishBySaving: Story = {
  play: async ({ canvasElement }) => {
    const editor = await openEditor(canvasElement);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectToast(t(publishingMessages).seenNow);
    await expect(editor.getByTestId('publishing-status')).toHaveTextContent(
      t(publishingMessages).published,
    );
  },
};

/** What readers would meet is named before a save publishes it; without publishing the save is made all the same. */
export const AskedBefore: Story = {
  args: { story: { ...publicStory(1).story, document: lighthouseStory } },
  play: async ({ canvasElement }) => {
    await openEditor(canvasElement);
    await userEvent.keyboard('{Control>}s{/Control}');
    const texts = t(publishingDetailsMessages);
    const name = texts.confirmTitle;
    const question = within(await screen.findByRole('alertdialog', { name }));
    await expect(question.getByText(/Голос смотрителя: /)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: texts.saveOnly }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull());
    await expectToast(t(seenStill));
    await userEvent.keyboard('{Control>}s{/Control}');
    const again = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(again.getByRole('button', { name: texts.publish }));
    await expectToast(t(publishingMessages).seenNow);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull());
  },
};

/** The choice is kept on the server; saves follow it at once. */
export const ChooseByHand: Story = {
  play: async ({ canvasElement }) => {
    const { details, editor } = await openDetails(canvasElement);
    const byHand = details.getByRole('switch', { name: t(publishingDetailsMessages).byHand });
    await userEvent.click(byHand);
    await expect(byHand).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectToast(t(seenStill));
    await expect(editor.getByTestId('publishing-status')).toHaveTextContent(
      t(publishingMessages).ahead,
    );
  },
};

/** Goes back to what is published in one step, which undo takes back. */
export const TakeBack: Story = {
  play: async ({ canvasElement }) => {
    const { details, editor } = await openDetails(canvasElement);
    const { takeBack } = t(publishingDetailsMessages);
    await userEvent.click(details.getByRole('button', { name: takeBack }));
    await expectToast(t(restoreMessages).restored);
    await userEvent.keyboard('{Control>}z{/Control}');
    const { details: again } = await openDetails(canvasElement);
    await waitFor(() =>
      expect(again.getByTestId('readers-see')).toHaveTextContent(
        t(publishingDetailsMessages).unpublished(1),
      ),
    );
    await expect(editor.getByTestId('publishing-status')).toBeVisible();
  },
};

/** What has changed since, with the comparison of versions. */
export const WhatHasChanged: Story = {
  play: async ({ canvasElement }) => {
    const { details } = await openDetails(canvasElement);
    const { compare, published } = t(publishingDetailsMessages);
    await userEvent.click(details.getByRole('button', { name: compare }));
    const dialog = await screen.findByRole('dialog', { name: published });
    const list = await within(dialog).findByRole('tab', { name: t(compareMessages).asList });
    await expect(list).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantTable } from '../../testing/variantGrid.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  parameters: usage({
    when: 'The picture or the first letter of a person beside their name, in a row or a bar.',
    whenNot:
      'The name does not stand beside it: a letter alone does not say who it is, and screen readers skip it.',
    instead: 'Text with the name, Icon for a thing that is not a person.',
    keyboard: {},
    accessibility: 'Hidden from screen readers, because the name stands beside it.',
    do: 'Put the name of the person next to it, in a row or in a button.',
    dont: 'Use it alone as a button or a link.',
  }),
  args: { name: 'марина' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('М')).toHaveAttribute('aria-hidden', 'true');
  },
};

const portrait =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="teal" d="M0 0h2v2H0z"/></svg>';

/** It takes the room of the initial. */
export const Picture: Story = {
  args: { src: portrait },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByText('М');
    const picture = within(avatar).getByAltText('');
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', expect.any(Number)));
    await expect(picture.getBoundingClientRect()).toMatchObject({ width: 36, height: 36 });
    await expect(avatar.getBoundingClientRect()).toMatchObject({ width: 36, height: 36 });
  },
};

/** A picture that does not load gives way to the initial. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByText('М');
    await waitFor(() => expect(within(avatar).queryByAltText('')).toBeNull());
    await expect(avatar).toBeVisible();
  },
};

/** Without a name there is a question mark, never an empty dot. */
export const Nameless: Story = {
  args: { name: '  ' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('?')).toBeVisible();
  },
};

/** A letter written as several signs stays whole: a mark over it, a syllable in its pieces. */
export const Composed: Story = {
  render: () => (
    <>
      <Avatar name={'и\u0306ван'} />
      <Avatar name={'\u1112\u1161\u11AB\u1100'} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('И\u0306\u1112\u1161\u11AB', {
      normalizeWhitespace: false,
    });
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: () => (
    <VariantTable rows={avatarSizes} columns={['марина', 'Ilya', '7', ' ']}>
      {(size, name) => <Avatar name={name} size={size} />}
    </VariantTable>
  ),
};

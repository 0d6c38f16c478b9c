import icons from 'virtual:icons';
import { Grid, Icon, Inline, SearchField, Stack, Text } from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Chapter } from '../../packages/ui/src/docs/Chapter.tsx';

function AllIcons() {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  return (
    <Stack gap="6">
      <SearchField label="Search icons" hideLabel={false} value={query} onChange={setQuery} />
      <Grid as="ul" columns={{ narrow: 1, middle: 2, wide: 3 }} gap="4">
        {icons
          .filter(({ name }) => name.toLowerCase().includes(wanted))
          .map(({ name, icon, rooms }) => (
            <li key={name}>
              <Inline gap="3" align="center">
                <Icon icon={icon} size={20} />
                <Stack gap="0">
                  <Text size="13" font="mono">
                    {name}
                  </Text>
                  <Text size="12" tone="ink3">
                    {rooms.join(', ')}
                  </Text>
                </Stack>
              </Inline>
            </li>
          ))}
      </Grid>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: Chapter,
  args: {
    title: 'Icons',
    lead: 'Icons are Lucide, drawn with the line of the text beside them. They help to find a word again; they seldom replace it. These are all that the product shows, with the packages that show them; the list is made from their sources.',
    rules: [
      'An icon beside words is decoration and is hidden from screen readers. An icon alone is an IconButton, whose label is its name and its tooltip.',
      '16 px in small controls and badges, 18 in medium ones, 20 in large ones.',
      'The type of a node is told by icon, word and hue together: start CirclePlay, text TextAlignStart, choice Split, image Image, video Clapperboard, audio AudioLines, document FileText, end Flag.',
      'No emoji, no icon in a coloured tile, no row of icons that all look alike.',
    ],
  },
} satisfies Meta<typeof Chapter>;

export default meta;

export const Icons: StoryObj<typeof meta> = {
  render: (args) => (
    <Chapter {...args}>
      <AllIcons />
    </Chapter>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('CirclePlay')).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Search icons' });
    await userEvent.type(search, 'clapper');
    await expect(canvas.getByText('Clapperboard')).toBeVisible();
    await expect(canvas.queryByText('CirclePlay')).toBeNull();
    await userEvent.clear(search);
  },
};

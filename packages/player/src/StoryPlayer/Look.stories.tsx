import { type LookAccent, lookAccents, lookFaces, lookNames } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { usage } from '@dreamfork/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoryPlayer } from './StoryPlayer.tsx';

const story = buildStory('Дом у переезда')
  .node('start', 'start', {
    title: 'Стук в окно',
    content:
      'Ночью в доме у переезда всегда слышно, как поезд решает, остановиться ему или нет: сначала он молчит, потом вздыхает, и только после этого стучит в окно. Бабушка говорила, что *так стучит время*, и **никогда** не открывала.\n\nСегодня поезд не прошёл мимо. Он стоит за шлагбаумом без огней, и [на карте](https://example.org/map) такой ветки нет.',
  })
  .node('door', 'end', { title: 'Дверь', content: '— Кто там? — спрашиваете вы.' })
  .link('start', 'door')
  .build();

const accents = Object.keys(lookAccents) as LookAccent[];

const meta = {
  title: 'Player/Look',
  component: StoryPlayer,
  args: { story: { ...story, look: { face: 'antique', accent: 'cherry', dropCap: true } } },
  parameters: {
    ...usage({
      when: 'An author gives a story a face, an accent and drop caps.',
      whenNot: 'The whole site should look different: that is a theme.',
      instead: 'ThemeProvider with tokens of the host.',
      keyboard: { Tab: 'Moves through choices and controls.' },
      accessibility:
        'Each accent has a contrast of 4.5:1 in the three themes; a reader who chose the sans serif keeps it.',
      do: 'Let the look serve the tone of the text.',
      dont: 'Expect a drop cap above dialogue or short lines: the text begins as usual there.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The old-style face with a drop cap, in cherry. A reader who wants no serifs has the last word. */
export const Antique: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByText(/Ночью в доме/);
    await expect(getComputedStyle(text).fontFamily).toContain('Alegreya');
    const letter = getComputedStyle(text, '::first-letter');
    await expect(letter.float).toMatch(/left|inline-start/);
    const { theme } = document.documentElement.dataset;
    const { cherry } = lookAccents;
    await expect(channelsOf(letter.color)).toEqual(
      hexChannels(theme === 'dark' ? cherry.dark : cherry.light),
    );
  },
};

/** No drop cap where the text begins with a dash, or is short. */
export const Dialogue: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{ArrowRight}');
    const dialogue = await within(canvasElement).findByText(/Кто там/);
    await expect(getComputedStyle(dialogue, '::first-letter').float).toBe('none');
  },
};

/** All faces, one below the other. */
export const Faces: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {lookFaces.map((face) => (
        <StoryPlayer
          key={face}
          story={{ ...story, title: lookNames.ru.faces[face], look: { face } }}
          presentation="inline"
        />
      ))}
    </>
  ),
};

/** All accents: links, and the letter that they colour. */
export const Accents: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {accents.map((accent) => (
        <StoryPlayer
          key={accent}
          story={{
            ...story,
            title: lookNames.ru.accents[accent],
            look: { accent, dropCap: true },
          }}
          presentation="inline"
        />
      ))}
    </>
  ),
};

/** The channels of a computed colour, which may be written as shares or as bytes. */
function channelsOf(colour: string): number[] {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  const scale = colour.startsWith('color(') ? 255 : 1;
  return [red, green, blue].map((channel) => Math.round(channel * scale));
}

const hexChannels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Article, Part, Points } from './Article.tsx';

const Internationalisation = () => (
  <Article
    title="Internationalisation"
    lead="Russian first, English complete; dates, numbers and counted nouns follow the language."
  >
    <Part title="In your product">
      <Points
        points={[
          'LocaleProvider gives the parts below it a language; LocaleControlProvider also saves the choice. Without one it is Russian.',
          'Formatting lives in @dreamfork/ui/i18n: formatNumber, formatDateTime, plural.',
          'The language of a story is a key of its document and is independent of the language of the interface.',
        ]}
      />
    </Part>
    <Part title="In these packages">
      <Points
        points={[
          'Texts stand in message files beside the component, both languages in one defineMessages; a missing key does not compile.',
          'Counted nouns take their form from plural: 1 узел, 2 узла, 5 узлов.',
          'Layouts leave room: English is a third longer in buttons, Russian in headings. Choose the language in the toolbar and look.',
        ]}
      />
    </Part>
  </Article>
);

const meta = {
  title: 'Guides/Internationalisation',
  component: Internationalisation,
  tags: ['!dev'],
} satisfies Meta<typeof Internationalisation>;

export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Internationalisation' }),
    ).toBeVisible();
  },
};

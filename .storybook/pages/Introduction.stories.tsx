import {
  Badge,
  Button,
  Grid,
  Inline,
  Link,
  Stack,
  Surface,
  Table,
  Text,
  TextField,
} from '@dreamfork/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Save } from 'lucide-react';
import { expect } from 'storybook/test';
import { Article, Part, Points } from './Article.tsx';
import { packages } from './packages.ts';

const pageOf = (id: string) => `?path=/docs/${id}`;

const Introduction = () => (
  <Article
    title="Dreamfork"
    lead="Stories that branch: a visual editor, a player, and the pages around them, as React packages that work in this product and in yours. What you see here is what ships; every state is a story, and every story is a test."
  >
    <Part title="Live">
      <Surface padding="6" elevation="1">
        <Stack gap="4">
          <TextField label="Название" defaultValue="Маяк на краю карты" />
          <Inline gap="2" align="center">
            <Button variant="primary" icon={Save}>
              Сохранить
            </Button>
            <Button>Отмена</Button>
            <Badge tone="success">Опубликована</Badge>
          </Inline>
        </Stack>
      </Surface>
      <Text tone="ink2">
        Change theme and language in the toolbar above: every page here follows, this one too.
      </Text>
    </Part>
    <Part title="The packages">
      <Table
        label="Packages"
        rows={packages}
        rowKey={({ name }) => name}
        empty=""
        columns={[
          {
            id: 'name',
            header: 'Package',
            isRowHeader: true,
            render: ({ name, page }) => (
              <Link href={pageOf(page)} target="_top">{`@dreamfork/${name}`}</Link>
            ),
          },
          { id: 'purpose', header: 'What it is for', render: ({ purpose }) => purpose },
        ]}
      />
      <Points
        points={[
          'Below them all lies @dreamfork/story: the document, its operations and rules, without React.',
          'ui and api-client know nothing of one another. Player and editor stand on story and ui; the editor meets the server only through its services.',
          'library, account and admin are pages over api-client. None of them imports another.',
        ]}
      />
    </Part>
    <Part title="Who it is for">
      <Grid columns={{ narrow: 1, middle: 3 }} gap="4">
        <Surface padding="4">
          <Text weight="strong">Designers</Text>
          <Text tone="ink2">
            Foundations first; then each component with its states in three themes, rules and voice.
          </Text>
        </Surface>
        <Surface padding="4">
          <Text weight="strong">Developers of other products</Text>
          <Text tone="ink2">
            Get started with one package; copy the example of a page: it compiles as it stands.
          </Text>
        </Surface>
        <Surface padding="4">
          <Text weight="strong">Those who change it</Text>
          <Text tone="ink2">
            Contributing tells what a component consists of and which tests it must pass.
          </Text>
        </Surface>
      </Grid>
    </Part>
  </Article>
);

const meta = {
  title: 'Introduction',
  component: Introduction,
  tags: ['!dev'],
} satisfies Meta<typeof Introduction>;

export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const { name } of packages) {
      await expect(canvas.getByRole('link', { name: `@dreamfork/${name}` })).toBeVisible();
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { pictured, usage } from '../../testing/usage.ts';
import { VariantGrid } from '../../testing/variantGrid.tsx';
import { FormSection } from './FormSection.tsx';

const meta = {
  title: 'Patterns/FormSection',
  component: FormSection,
  parameters: usage({
    when: 'A group of fields that is saved together, with its own title, on a page of settings.',
    whenNot: 'The form is the whole page and short, such as signing in; or nothing is filled in.',
    instead: 'Stack of fields on a Surface, Disclosure for what few need.',
    anatomy: {
      Title: 'section h2',
      Description: 'h2 + p',
      Fields: 'section div:has(> label)',
      Actions: 'section > div:last-child > div:last-child',
    },
    keyboard: { Tab: 'Moves through the fields and actions.' },
    accessibility: 'A section named by its heading; choose `headingLevel` by its depth.',
    do: 'Save one section at a time.',
    dont: 'Nest sections.',
  }),
  args: {
    title: 'Личные данные',
    description: 'Отображаемое имя видят читатели ваших публичных историй.',
    children: (
      <>
        <TextField label="Имя пользователя" defaultValue="marina_v" />
        <TextField label="Отображаемое имя" defaultValue="Марина" />
      </>
    ),
    actions: <Button variant="primary">Сохранить</Button>,
  },
} satisfies Meta<typeof FormSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Личные данные' });
    await expect(within(section).getAllByRole('textbox')).toHaveLength(2);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  parameters: pictured,
  render: (args) => (
    <VariantGrid
      layout="stacked"
      items={{
        'description, actions': <FormSection {...args} />,
        'title alone': (
          <FormSection title="Язык">
            <TextField label="Язык интерфейса" defaultValue="Русский" />
          </FormSection>
        ),
      }}
    />
  ),
};

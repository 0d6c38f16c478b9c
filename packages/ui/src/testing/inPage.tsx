import type { Decorator } from '@storybook/react-vite';
import { Container } from '../primitives/Container/Container.tsx';

/** Around a page whose host puts it into the column that all pages have. */
export const inPage: Decorator = (Story) => (
  <Container>
    <Story />
  </Container>
);

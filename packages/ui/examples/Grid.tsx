import { Grid, Surface } from '@dreamfork/ui';

export default function Example() {
  return (
    <Grid columns={{ narrow: 1, middle: 3 }} gap="4">
      <Surface padding="4">One</Surface>
      <Surface padding="4">Two</Surface>
      <Surface padding="4">Three</Surface>
    </Grid>
  );
}

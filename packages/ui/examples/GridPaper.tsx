import { Box, GridPaper, Surface } from '@dreamfork/ui';

export default function Example() {
  return (
    <GridPaper>
      <Box padding="8">
        <Surface padding="6">A sheet on squared paper</Surface>
      </Box>
    </GridPaper>
  );
}

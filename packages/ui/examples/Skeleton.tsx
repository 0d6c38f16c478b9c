import { Skeleton, Stack } from '@dreamfork/ui';

export default function Example() {
  return (
    <Stack gap="3">
      <Skeleton width={220} height={24} />
      <Skeleton lines={3} />
    </Stack>
  );
}

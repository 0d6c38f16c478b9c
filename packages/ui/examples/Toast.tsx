import { Button, ToastProvider, useToast } from '@dreamfork/ui';

function SaveButton() {
  const showToast = useToast();
  return (
    <Button onPress={() => showToast({ status: 'success', title: 'Story saved' })}>Save</Button>
  );
}

export default function Example() {
  return (
    <ToastProvider>
      <SaveButton />
    </ToastProvider>
  );
}

import { Button, ConfirmProvider, useConfirm } from '@dreamfork/ui';

function DeleteButton() {
  const confirm = useConfirm();
  const remove = async () => {
    const isSure = await confirm({
      title: 'Delete “The Lighthouse”?',
      text: 'It cannot be brought back.',
      confirmLabel: 'Delete the story',
      tone: 'danger',
    });
    if (isSure) alert('deleted');
  };
  return (
    <Button variant="danger" onPress={() => void remove()}>
      Delete
    </Button>
  );
}

export default function Example() {
  return (
    <ConfirmProvider>
      <DeleteButton />
    </ConfirmProvider>
  );
}

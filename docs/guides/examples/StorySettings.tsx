import {
  Button,
  ComboBox,
  Dialog,
  Inline,
  Menu,
  MenuTrigger,
  RadioGroup,
  Select,
  Stack,
  Table,
  Tabs,
  Text,
} from '@dreamfork/ui';
import { useState } from 'react';

const nodes = [
  { id: 'shore', label: 'The shore' },
  { id: 'stairs', label: 'The stairs' },
];

const Details = () => (
  <Stack gap="4">
    <Select
      label="Language"
      defaultValue="en"
      items={[
        { id: 'ru', label: 'Russian' },
        { id: 'en', label: 'English' },
      ]}
    />
    <RadioGroup
      label="Who can read it"
      defaultValue="private"
      items={[
        { id: 'private', label: 'Only I' },
        { id: 'public', label: 'Everyone' },
      ]}
    />
    <ComboBox label="First node" items={nodes} />
  </Stack>
);

const Nodes = () => (
  <Table
    label="Nodes"
    columns={[{ id: 'name', header: 'Node', isRowHeader: true, render: ({ label }) => label }]}
    rows={nodes}
    rowKey={({ id }) => id}
    empty="No nodes yet"
  />
);

export default function StorySettings() {
  const [isExporting, setExporting] = useState(false);
  const [done, setDone] = useState('');
  return (
    <Stack gap="4">
      <Inline gap="2">
        <Button onPress={() => setExporting(true)}>Export…</Button>
        <MenuTrigger>
          <Button>Actions</Button>
          <Menu
            onAction={(id) => setDone(String(id))}
            items={[
              { id: 'duplicated', label: 'Duplicate' },
              { id: 'archived', label: 'Archive' },
            ]}
          />
        </MenuTrigger>
        <output>{done}</output>
      </Inline>
      <Tabs
        label="Story"
        items={[
          { id: 'details', label: 'Details', content: <Details /> },
          { id: 'nodes', label: 'Nodes', content: <Nodes /> },
        ]}
      />
      <Dialog title="Export the story" isOpen={isExporting} onOpenChange={setExporting}>
        <Text>A .df file holds the text and all media.</Text>
      </Dialog>
    </Stack>
  );
}

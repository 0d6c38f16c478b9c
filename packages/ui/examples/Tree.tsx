import { Text, Tree } from '@dreamfork/ui';

const rows = [
  { id: 'shore', level: 1, name: 'The shore' },
  { id: 'door', level: 1, name: 'At the door', isExpanded: true },
  { id: 'stairs', level: 2, name: 'The stairs' },
];

export default function Example() {
  return (
    <div style={{ display: 'flex', height: 160 }}>
      <Tree label="Outline of the story" rows={rows}>
        {({ name }, { nameId }) => (
          <span id={nameId}>
            <Text size="13">{name}</Text>
          </span>
        )}
      </Tree>
    </div>
  );
}

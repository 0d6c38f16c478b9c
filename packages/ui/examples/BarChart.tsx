import { BarChart } from '@dreamfork/ui';

export default function Example() {
  return (
    <BarChart
      title="Readers by ending"
      labelHeader="Ending"
      valueHeader="Readers"
      bars={[
        { id: 'dawn', label: 'Dawn', value: 412 },
        { id: 'storm', label: 'Storm', value: 257 },
        { id: 'silence', label: 'Silence', value: 96 },
      ]}
    />
  );
}

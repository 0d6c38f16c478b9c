import { BarChart } from '@dreamfork/ui';

export default function Example() {
  return (
    <BarChart
      title="Readers a day"
      labelHeader="Day"
      labels={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}
      series={[
        { id: 'lighthouse', label: 'The Lighthouse', values: [12, 19, 31, 24, 40] },
        { id: 'harbour', label: 'The Harbour', values: [8, 9, 7, 15, 18] },
      ]}
    />
  );
}

import { StatCard, StatGroup } from '@dreamfork/ui';

export default function Example() {
  return (
    <StatGroup>
      <StatCard
        label="Readers"
        value="1,204"
        trend={{ label: '+12% this month', direction: 'up' }}
      />
      <StatCard label="Stories" value={42} />
    </StatGroup>
  );
}

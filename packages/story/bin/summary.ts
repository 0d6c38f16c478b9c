import type { InputStory } from './inputs.ts';

/** What was read: the numbers of its parts, and what became of it on its way in. */
export function summaryOf({ story, report, problems }: InputStory): string {
  const { nodes, connections } = story;
  const endings = nodes.filter(({ type }) => type === 'end').length;
  const links = connections.filter(({ toNodeId }) => toNodeId !== '').length;
  const notes = [...(report?.broken ?? []), ...(report?.simplified ?? [])].map(
    ({ code, name, count }) => `  ${code} ${name} (${count})`,
  );
  return [
    `${story.title}: ${nodes.length} nodes, ${links} connections, ${endings} endings`,
    ...problems.map((each) => `  error: ${each}`),
    ...notes,
  ].join('\n');
}

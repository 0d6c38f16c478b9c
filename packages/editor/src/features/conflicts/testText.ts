import type { StoryTest } from '@dreamfork/story';

export type TestMessages = {
  name: (title: string) => string;
  comesTo: (node: string) => string;
  decisions: (count: number) => string;
  value: (variable: string, value: string) => string;
  seed: (seed: number) => string;
};

/** The value of a conflict about one kept reading. */
export const isTest = (value: unknown): value is StoryTest =>
  typeof value === 'object' && value !== null && 'decisions' in value && 'seed' in value;

/** What a kept reading asks for: its decisions, where it comes to, and with which values. */
export function testTexts(
  { title, nodeId, decisions, values, seed }: StoryTest,
  messages: TestMessages,
  titleOf: (id: string) => string | undefined,
  valueText: (value: unknown) => string,
): string[] {
  return [
    title,
    messages.decisions(decisions.length),
    messages.comesTo(titleOf(nodeId) ?? nodeId),
    ...Object.entries(values).map(([id, value]) =>
      messages.value(titleOf(id) ?? id, valueText(value)),
    ),
    messages.seed(seed),
  ].filter(Boolean);
}

import {
  type AssistantResult,
  type AssistantTask,
  maxAssistantText,
} from '@dreamfork/api-client/contract';
import { z } from 'zod';

const answers = {
  choices: z.object({ choices: z.array(z.string()) }),
  summary: z.object({ title: z.string(), description: z.string() }),
  contradictions: z.object({
    contradictions: z.array(
      z.object({
        explanation: z.string(),
        places: z.array(z.object({ passage: z.int(), quote: z.string() })),
      }),
    ),
  }),
};

/** Tasks whose answer is no text. */
export type StructuredTask = Extract<AssistantTask, { kind: keyof typeof answers }>;

export const isStructured = (task: AssistantTask): task is StructuredTask => task.kind in answers;

export const schemaOf = ({ kind }: StructuredTask): z.ZodType => answers[kind];

// Controls but the line break and the tab, signs that turn the direction of writing, and halves of signs.
const unwanted = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/** Takes what cannot be seen out of a text of a model. */
export const cleanText = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll(unwanted, '');

/** One line of at most so many characters. */
const line = (text: string, maximum: number): string =>
  cleanText(text.replaceAll(/\s+/g, ' ').trim().slice(0, maximum)).trim();

const bullet = /^\s*(?:[-*•—]|\d{1,2}[.)])\s+/;

const keyOf = (text: string): string => text.toLocaleLowerCase().replace(/[.!…\s]+$/u, '');

function readChoices(
  { choices }: z.output<typeof answers.choices>,
  { existing, count }: Extract<AssistantTask, { kind: 'choices' }>,
): AssistantResult | undefined {
  const taken = new Set(existing.map(keyOf));
  const fresh: string[] = [];
  for (const choice of choices) {
    const text = line(choice.replace(bullet, ''), 200);
    if (text === '' || taken.has(keyOf(text))) continue;
    taken.add(keyOf(text));
    fresh.push(text);
  }
  return fresh.length > 0 ? { kind: 'choices', choices: fresh.slice(0, count) } : undefined;
}

function readSummary(found: z.output<typeof answers.summary>): AssistantResult | undefined {
  const title = line(found.title, 200);
  const description = cleanText(found.description.trim().slice(0, 2000));
  return title && description ? { kind: 'summary', title, description } : undefined;
}

/** Only what stands in the passages: a model may make up quotes and numbers. */
function readContradictions(
  { contradictions }: z.output<typeof answers.contradictions>,
  { context }: Extract<AssistantTask, { kind: 'contradictions' }>,
): AssistantResult {
  const items = contradictions.flatMap(({ explanation, places }) => {
    const real = places.flatMap(({ passage, quote }) => {
      const { nodeId, text } = context.passages[passage - 1] ?? {};
      const words = quote.trim();
      return nodeId !== undefined && words && text?.includes(words)
        ? [{ nodeId, quote: words }]
        : [];
    });
    const reason = line(explanation, 2000);
    return reason && real.length > 0 ? [{ explanation: reason, places: real }] : [];
  });
  return { kind: 'contradictions', items: items.slice(0, 50) };
}

/** The JSON in an answer, which may stand in a code block or between sentences. */
function findJson(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    // The caller tells that the model answered something else.
    return undefined;
  }
}

/** The answer to a structured task; undefined where the model has not kept to its form. */
export function readStructured(task: StructuredTask, text: string): AssistantResult | undefined {
  const json = findJson(text);
  switch (task.kind) {
    case 'choices': {
      const { data } = answers.choices.safeParse(json);
      return data && readChoices(data, task);
    }
    case 'summary': {
      const { data } = answers.summary.safeParse(json);
      return data && readSummary(data);
    }
    case 'contradictions': {
      const { data } = answers.contradictions.safeParse(json);
      return data && readContradictions(data, task);
    }
  }
}

/** The text of an answer; undefined where nothing is left of it. */
export function readText(text: string, isCut: boolean): AssistantResult | undefined {
  const clean = cleanText(text.trim().slice(0, maxAssistantText)).trim();
  return clean === '' ? undefined : { kind: 'text', text: clean, isCut };
}

import type { ModelReply } from './modelReply.ts';

const text = 'Лестница скрипит под ногами. Снизу пахнет солью, сверху — остывшим маслом.';

const answers: [form: string, answer: string][] = [
  [
    '"choices"',
    JSON.stringify({
      choices: ['Подняться к фонарю', 'Спуститься к лодке', 'Окликнуть смотрителя'],
    }),
  ],
  [
    '"description"',
    JSON.stringify({ title: 'Свет над солью', description: 'Ночь на маяке, которую не забыть.' }),
  ],
  ['"contradictions"', JSON.stringify({ contradictions: [] })],
];

/** Answers as a good model would: in the form that the task names, else with a text. */
export function answerTask({ request, write, finish }: ModelReply): void {
  const system = request.messages.find(({ role }) => role === 'system')?.content;
  const answer = answers.find(([form]) => String(system).includes(form))?.[1] ?? text;
  for (const part of answer.match(/\S+\s*/gu) ?? []) write(part);
  finish();
}

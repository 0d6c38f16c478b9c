import { choiceById, findNode } from '../queries/storyIndex.ts';
import type { StoryDocument } from '../schema/document.ts';
import type { StoryLocale } from '../schema/locale.ts';
import type { VariableValue } from '../schema/variable.ts';
import { booleanWords } from '../variables/messages.ts';
import type { BrokenTest } from './runStoryTest.ts';

type Names = {
  node: (id: string) => string;
  choice: (id: string) => string;
  variable: (id: string) => string;
  value: (value: VariableValue) => string;
};

const ru = (broken: BrokenTest, { node, choice, variable, value }: Names): string => {
  switch (broken.code) {
    case 'start-missing':
      return 'у истории нет начала.';
    case 'choice-gone':
      return `в узле ${node(broken.nodeId)} больше нет варианта, который здесь выбирали.`;
    case 'connection-gone':
      return `из узла ${node(broken.nodeId)} больше нет пути, по которому здесь шли.`;
    case 'choice-closed':
      return `в узле ${node(broken.nodeId)} закрыт вариант ${choice(broken.choiceId)}.`;
    case 'choice-unlinked':
      return `в узле ${node(broken.nodeId)} вариант ${choice(broken.choiceId)} никуда не ведёт.`;
    case 'connection-closed':
      return `из узла ${node(broken.nodeId)} закрыт путь, по которому здесь шли.`;
    case 'question-gone':
      return `узел ${node(broken.nodeId)} больше не задаёт вопроса, на который отвечали «${broken.answer}».`;
    case 'question-new':
      return `узел ${node(broken.nodeId)} задаёт вопрос, на который нет ответа.`;
    case 'answer-refused':
      return `узел ${node(broken.nodeId)} не принимает ответ «${broken.answer}».`;
    case 'node-other':
      return `чтение приходит в узел ${node(broken.nodeId)}, а должно прийти в ${node(broken.expectedNodeId)}.`;
    case 'value-other':
      return `переменная ${variable(broken.variableId)} равна ${value(broken.value)}, а должна быть ${value(broken.expected)}.`;
  }
};

const en = (broken: BrokenTest, { node, choice, variable, value }: Names): string => {
  switch (broken.code) {
    case 'start-missing':
      return 'the story has no start.';
    case 'choice-gone':
      return `the choice that was taken at ${node(broken.nodeId)} is gone.`;
    case 'connection-gone':
      return `the path that was followed from ${node(broken.nodeId)} is gone.`;
    case 'choice-closed':
      return `at ${node(broken.nodeId)} the choice ${choice(broken.choiceId)} is closed.`;
    case 'choice-unlinked':
      return `at ${node(broken.nodeId)} the choice ${choice(broken.choiceId)} leads nowhere.`;
    case 'connection-closed':
      return `the path that was followed from ${node(broken.nodeId)} is closed.`;
    case 'question-gone':
      return `${node(broken.nodeId)} no longer asks the question that was answered with “${broken.answer}”.`;
    case 'question-new':
      return `${node(broken.nodeId)} asks a question that has no answer here.`;
    case 'answer-refused':
      return `${node(broken.nodeId)} does not accept the answer “${broken.answer}”.`;
    case 'node-other':
      return `the reading comes to ${node(broken.nodeId)} instead of ${node(broken.expectedNodeId)}.`;
    case 'value-other':
      return `the variable ${variable(broken.variableId)} is ${value(broken.value)} instead of ${value(broken.expected)}.`;
  }
};

const untitled = { ru: 'без названия', en: 'untitled' };
const quoted = { ru: (text: string) => `«${text}»`, en: (text: string) => `“${text}”` };

/** What broke a test, as the end of a sentence that begins with its name. */
export function brokenTestText(
  story: StoryDocument,
  broken: BrokenTest,
  locale: StoryLocale,
): string {
  const name = (text: string | undefined) => quoted[locale](text || untitled[locale]);
  return { ru, en }[locale](broken, {
    node: (id) => name(findNode(story, id)?.title),
    choice: (id) => name(choiceById(story, id)?.text),
    variable: (id) => name(story.variables?.find((one) => one.id === id)?.name),
    value: (value) =>
      typeof value === 'boolean'
        ? booleanWords[locale][value ? 1 : 0]
        : typeof value === 'string'
          ? quoted[locale](value)
          : String(value),
  });
}

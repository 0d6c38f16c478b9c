import type { Browser, Page } from 'playwright';
import { account, registerThroughApi } from '../e2e/support/api.ts';
import { signInWith } from '../e2e/support/session.ts';
import type { ProductServer } from '../scripts/productServer.ts';
import { limitRow, type Row } from './report.ts';
import { withBrowser, withProduct } from './start.ts';

type Scene = {
  /** Texts of choices and their targets; a plain connection has no text. */
  outgoing: readonly (readonly [choice: string, target: string])[];
  text: string;
};

/**
 * A story of 15 nodes, 12 choices and 4 ends: a start with one choice, one fork of three and four of two, three paths
 * that meet others.
 */
const scenes: Readonly<Record<string, Scene>> = {
  'Начало истории': { text: 'Лодка ткнулась в камни.', outgoing: [['Подойти к маяку', 'Маяк']] },
  Маяк: {
    text: 'Дверь не заперта. За маяком тропа и спуск к воде.',
    outgoing: [
      ['Войти', 'Лестница'],
      ['Обойти кругом', 'Тропа'],
      ['Спуститься', 'Причал'],
    ],
  },
  Лестница: {
    text: 'Сто двенадцать ступеней.',
    outgoing: [
      ['Подняться', 'Фонарная'],
      ['Прислушаться', 'Голос'],
    ],
  },
  Тропа: {
    text: 'Тропа ведёт к окну кухни.',
    outgoing: [
      ['Заглянуть в окно', 'Голос'],
      ['Идти дальше', 'Обрыв'],
    ],
  },
  Причал: {
    text: 'У причала привязана вторая лодка.',
    outgoing: [
      ['Отвязать её', 'Течение'],
      ['Уплыть на своей', 'Конец: море'],
    ],
  },
  Фонарная: {
    text: 'Лампа ещё тёплая.',
    outgoing: [
      ['Зажечь', 'Конец: свет'],
      ['Погасить', 'Темнота'],
    ],
  },
  Голос: { text: 'Кто-то поёт вполголоса.', outgoing: [['', 'Кухня']] },
  Обрыв: { text: 'Камни уходят из-под ног.', outgoing: [['', 'Конец: обрыв']] },
  Течение: { text: 'Вода несёт к скалам, потом к свету окна.', outgoing: [['', 'Кухня']] },
  Кухня: { text: 'На столе два стакана чая.', outgoing: [['', 'Конец: утро']] },
  Темнота: { text: 'В темноте слышно, как дышит море.', outgoing: [['', 'Конец: утро']] },
  'Конец: море': { text: 'Берег тает за кормой.', outgoing: [] },
  'Конец: свет': { text: 'Корабль отвечает гудком.', outgoing: [] },
  'Конец: обрыв': { text: 'Внизу только пена.', outgoing: [] },
  'Конец: утро': { text: 'Смотритель наливает третий стакан.', outgoing: [] },
};

/**
 * Writes as an author does, and counts presses by one rule for every program: a click, a double click, a drag and a
 * chord (a key with Ctrl, Alt or ⌘) are one press each, and so is a key that types nothing, such as Escape, Tab or an
 * arrow. What is typed into a text counts nothing, the ends of lines included: links in Twine are typed so too.
 * Counted from the moment the editor shows a new story, until all of it is written; naming and saving it are left out.
 */
function createAuthor({ keyboard }: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    type: (text: string) => keyboard.type(text),
    press: (keys: string) => {
      presses += 1;
      return keyboard.press(keys);
    },
  };
}

const linkTo = ([choice, target]: readonly [string, string]) => `[[${choice}->${target}]]`;

/** The title of the node that is being written. */
async function openTitle(page: Page): Promise<string> {
  const editor = page.getByTestId('card-editor');
  return editor.getByRole('textbox', { name: 'Название' }).inputValue();
}

async function writeOnCanvas(page: Page): Promise<number> {
  const author = createAuthor(page);
  const left = new Set(Object.keys(scenes));
  await page.getByTestId('card-editor').waitFor();
  while (left.size > 0) {
    const title = await openTitle(page);
    const scene = scenes[title];
    if (!scene || !left.delete(title)) throw new Error(`The editor went to «${title}».`);
    await author.type([scene.text, ...scene.outgoing.map(linkTo)].join('\n'));
    if (left.size > 0) await author.press('Control+Enter');
  }
  // Leaving the last text commits it; a press that the author need not make.
  await page.keyboard.press('Escape');
  return author.presses();
}

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d ]/gu, '')
    .replaceAll(' ', '-');

/** The whole story typed as one text; that of the start takes the place of the default text. */
async function writeAsText(page: Page): Promise<number> {
  const author = createAuthor(page);
  await page.getByTestId('card-editor').waitFor();
  await author.press('Control+e');
  const field = page.getByRole('textbox', { name: 'Текст истории' });
  await field.and(page.locator(':focus')).waitFor();
  await page.waitForFunction(() => {
    const { activeElement } = document;
    return (
      activeElement instanceof HTMLTextAreaElement &&
      activeElement.selectionEnd > activeElement.selectionStart
    );
  });
  const written = Object.entries(scenes).map(([title, { text, outgoing }], at) =>
    [
      ...(at === 0 ? [] : [`## ${title}`, '']),
      text,
      '',
      ...outgoing.map(([choice, target]) =>
        choice === ''
          ? `-> [${target}](#${anchorOf(target)})`
          : `- [${choice}](#${anchorOf(target)})`,
      ),
    ].join('\n'),
  );
  await author.type(written.join('\n\n'));
  await author.press('Control+Enter');
  await field.waitFor({ state: 'hidden' });
  return author.presses();
}

type Saved = {
  nodes: {
    id: string;
    title: string;
    type: string;
    content: string;
    choices: { text: string; connectionId: string }[];
  }[];
  connections: { id: string; fromNodeId: string; toNodeId: string }[];
};

const inOrder = (list: readonly unknown[]): string[] =>
  list.map((one) => JSON.stringify(one)).toSorted((one, other) => one.localeCompare(other));

/** Saves the story, and throws unless the server holds exactly what was to be written. */
async function verify(page: Page, { url }: ProductServer, token: string): Promise<void> {
  await page.keyboard.press('Control+s');
  const id = await page.waitForFunction(
    () => document.querySelector('[data-testid="story-id"]')?.textContent || null,
  );
  const answer = await fetch(`${url}/api/story/${await id.jsonValue()}/data`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { nodes, connections } = (await answer.json()) as Saved;
  const titleOf = (nodeId: string) => nodes.find((node) => node.id === nodeId)?.title ?? '';
  const written = nodes.map(({ id: nodeId, title, content, type, choices }) => {
    const outgoing = connections
      .filter(({ fromNodeId }) => fromNodeId === nodeId)
      .map(({ id: connection, toNodeId }) => [
        choices.find(({ connectionId }) => connectionId === connection)?.text ?? '',
        titleOf(toNodeId),
      ]);
    return [title, { text: content, isEnd: type === 'end', outgoing: inOrder(outgoing) }];
  });
  const wanted = Object.entries(scenes).map(([title, { text, outgoing }]) => [
    title,
    { text, isEnd: outgoing.length === 0, outgoing: inOrder(outgoing) },
  ]);
  const [found, expected] = [written, wanted].map((list) => inOrder(list).join('\n'));
  if (found !== expected)
    throw new Error(`The story was written as\n${found}\nand not\n${expected}`);
}

/** Opens a new story as a new author. */
async function openNewStory(browser: Browser, url: string, name: string) {
  const session = await registerThroughApi(url, account(name));
  const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 1360, height: 800 } });
  await signInWith(page, session);
  await page.goto(`${url}/app/editor`);
  return { page, token: session.token };
}

async function countPresses(browser: Browser, server: ProductServer): Promise<Row[]> {
  const canvas = await openNewStory(browser, server.url, 'canvas');
  const presses = await writeOnCanvas(canvas.page);
  await verify(canvas.page, server, canvas.token);
  const textMode = await openNewStory(browser, server.url, 'text-mode');
  const asText = await writeAsText(textMode.page);
  await verify(textMode.page, server, textMode.token);
  return [
    limitRow('presses for 15 nodes, canvas and keyboard', presses, 'presses', 14),
    limitRow('presses for 15 nodes, text mode', asText, 'presses', 2),
  ];
}

/** How many presses it takes to write one story on the canvas and in text mode. */
export const benchPresses = (): Promise<Row[]> =>
  withProduct((server) => withBrowser((browser) => countPresses(browser, server)));

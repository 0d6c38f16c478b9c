import { type Browser, chromium, type Page } from 'playwright';
import { launchArguments } from '../scripts/browser.ts';
import { type ProductServer, startProductServer } from '../scripts/productServer.ts';
import { limitRow, type Row } from './report.ts';

type Scene = {
  /** The words of the ways on and where they lead; without words readers are given no choice. */
  ways: readonly (readonly [words: string, target: string])[];
  text: string;
};

/**
 * A story of 15 nodes, 12 choices and 4 ends: a start with one choice, one fork of three and four of two, three ways
 * that meet others.
 */
const scenes: Readonly<Record<string, Scene>> = {
  'Начало истории': { text: 'Лодка ткнулась в камни.', ways: [['Подойти к маяку', 'Маяк']] },
  Маяк: {
    text: 'Дверь не заперта. За маяком тропа и спуск к воде.',
    ways: [
      ['Войти', 'Лестница'],
      ['Обойти кругом', 'Тропа'],
      ['Спуститься', 'Причал'],
    ],
  },
  Лестница: {
    text: 'Сто двенадцать ступеней.',
    ways: [
      ['Подняться', 'Фонарная'],
      ['Прислушаться', 'Голос'],
    ],
  },
  Тропа: {
    text: 'Тропа ведёт к окну кухни.',
    ways: [
      ['Заглянуть в окно', 'Голос'],
      ['Идти дальше', 'Обрыв'],
    ],
  },
  Причал: {
    text: 'У причала привязана вторая лодка.',
    ways: [
      ['Отвязать её', 'Течение'],
      ['Уплыть на своей', 'Конец: море'],
    ],
  },
  Фонарная: {
    text: 'Лампа ещё тёплая.',
    ways: [
      ['Зажечь', 'Конец: свет'],
      ['Погасить', 'Темнота'],
    ],
  },
  Голос: { text: 'Кто-то поёт вполголоса.', ways: [['', 'Кухня']] },
  Обрыв: { text: 'Камни уходят из-под ног.', ways: [['', 'Конец: обрыв']] },
  Течение: { text: 'Вода несёт к скалам, потом к свету окна.', ways: [['', 'Кухня']] },
  Кухня: { text: 'На столе два стакана чая.', ways: [['', 'Конец: утро']] },
  Темнота: { text: 'В темноте слышно, как дышит море.', ways: [['', 'Конец: утро']] },
  'Конец: море': { text: 'Берег тает за кормой.', ways: [] },
  'Конец: свет': { text: 'Корабль отвечает гудком.', ways: [] },
  'Конец: обрыв': { text: 'Внизу только пена.', ways: [] },
  'Конец: утро': { text: 'Смотритель наливает третий стакан.', ways: [] },
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

const linkTo = ([words, target]: readonly [string, string]) => `[[${words}->${target}]]`;

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
    await author.type([scene.text, ...scene.ways.map(linkTo)].join('\n'));
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
  const written = Object.entries(scenes).map(([title, { text, ways }], at) =>
    [
      ...(at === 0 ? [] : [`## ${title}`, '']),
      text,
      '',
      ...ways.map(([words, target]) =>
        words === ''
          ? `-> [${target}](#${anchorOf(target)})`
          : `- [${words}](#${anchorOf(target)})`,
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
    const ways = connections
      .filter(({ fromNodeId }) => fromNodeId === nodeId)
      .map(({ id: way, toNodeId }) => [
        choices.find(({ connectionId }) => connectionId === way)?.text ?? '',
        titleOf(toNodeId),
      ]);
    return [title, { text: content, isEnd: type === 'end', ways: inOrder(ways) }];
  });
  const wanted = Object.entries(scenes).map(([title, { text, ways }]) => [
    title,
    { text, isEnd: ways.length === 0, ways: inOrder(ways) },
  ]);
  const [found, expected] = [written, wanted].map((list) => inOrder(list).join('\n'));
  if (found !== expected)
    throw new Error(`The story was written as\n${found}\nand not\n${expected}`);
}

/** Opens a new story as a new author. */
async function openNewStory(browser: Browser, { url }: ProductServer, name: string) {
  const password = 'Secret123';
  const registered = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: name,
      email: `${name}@example.org`,
      password,
      confirmPassword: password,
    }),
  });
  const { token, user } = (await registered.json()) as { token: string; user: object };
  const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 1360, height: 800 } });
  await page.addInitScript(
    ([authToken, savedUser]) => {
      localStorage.setItem('authToken', authToken as string);
      localStorage.setItem('user', savedUser as string);
    },
    [token, JSON.stringify(user)],
  );
  await page.goto(`${url}/app/editor`);
  return { page, token };
}

/** How many presses it takes to write one story, in the ways that the editor offers. */
export async function benchPresses(): Promise<Row[]> {
  const server = await startProductServer({ env: { RATE_LIMIT: '0' } });
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: launchArguments,
  });
  try {
    const { page, token } = await openNewStory(browser, server, 'canvas');
    const presses = await writeOnCanvas(page);
    await verify(page, server, token);
    const second = await openNewStory(browser, server, 'text-mode');
    const asText = await writeAsText(second.page);
    await verify(second.page, server, second.token);
    return [
      limitRow('presses for 15 nodes, canvas and keyboard', presses, 'presses', 14),
      limitRow('presses for 15 nodes, text mode', asText, 'presses', 2),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

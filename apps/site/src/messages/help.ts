import { defineMessages } from '@dreamfork/ui/i18n';

/** The help page: the first story step by step, each with a picture, and short answers after it. */
export const helpMessages = defineMessages({
  ru: {
    title: 'Помощь',
    lead: 'Первая история — за пять шагов. Программу знать не нужно, хватит одной сцены в голове.',
    first: 'Как написать первую историю',
    start: 'Начать бесплатно',
    create: 'Создать историю',
    steps: {
      canvas: {
        title: 'Откройте редактор',
        text: 'Войдите и нажмите «Создать». На клетчатом холсте уже лежит карточка «Начало истории»: с неё читатель начнёт. Дважды щёлкните по карточке и впишите свою первую сцену.',
        alt: 'Редактор новой истории: на клетчатом холсте одна карточка «Начало истории», слева панель с узлами, справа свойства истории.',
      },
      choice: {
        title: 'Поставьте развилку',
        text: 'Потяните связь от точки справа на карточке и отпустите над пустым местом: редактор спросит, что там будет. Выберите «Выбор», впишите вопрос и варианты. У каждого варианта своя точка.',
        alt: 'От начальной карточки связь ведёт к карточке «Выбор» с двумя пронумерованными вариантами; справа открыты её варианты.',
      },
      branches: {
        title: 'Доведите варианты до конца',
        text: 'От точки каждого варианта тяните связь к следующей сцене, от неё — дальше, к «Концу». Внизу холста редактор замечает, где читатель споткнётся: вариант в никуда, потерянную сцену, путь без конца.',
        alt: 'Карта истории: развилка ведёт к двум сценам, а каждая из них — к своему концу.',
      },
      preview: {
        title: 'Прочитайте сами',
        text: 'Нажмите «Просмотр»: история откроется так, как её увидит читатель. Пройдите все пути, вернитесь и поправьте. Правки сохраняются сами, как только история сохранена в первый раз.',
        alt: 'Просмотр истории: слева красная линия полей, текст сцены и пронумерованные варианты.',
      },
      publish: {
        title: 'Опубликуйте',
        text: 'Новая история закрыта: её видите только вы. Включите «Публичная история» во вкладке «История» справа и отправьте ссылку. Читателю не нужно ни входить, ни ставить программу.',
        alt: 'Вкладка «История» справа: название, описание и включённый переключатель «Публичная история».',
      },
    },
    sections: [
      {
        title: 'Как читать',
        text: 'Откройте историю из списка и выбирайте варианты мышью или цифрами на клавиатуре. «История» показывает пройденное, к любой сцене можно вернуться; «Сброс» начинает сначала. Место, где вы остановились, запоминается.',
      },
      {
        title: 'Как не потерять написанное',
        text: 'Каждая правка сразу остаётся в браузере, а после первого сохранения уходит и на сервер. Если связь пропала или браузер закрылся, редактор предложит вернуть правки. Прежние состояния лежат в «Версиях».',
      },
      {
        title: 'Без мыши',
        text: 'Всё делается с клавиатуры: «План» показывает историю по порядку чтения, Ctrl+K находит любой узел и команду, клавиша «?» открывает список сочетаний.',
      },
      {
        title: 'Не нашли ответ',
        text: 'Куда обратиться, сказано на странице «Контакты»: ссылка внизу.',
      },
    ],
  },
  en: {
    title: 'Help',
    lead: 'A first story in five steps. You need no programming, just one scene in your head.',
    first: 'How to write a first story',
    start: 'Start free',
    create: 'Create a story',
    steps: {
      canvas: {
        title: 'Open the editor',
        text: 'Sign in and press “Create”. A first card already lies on the squared canvas: that is where the reader begins. Double-click it and write your first scene.',
        alt: 'The editor with a new story: one card on a squared canvas, a panel of nodes on the left, the properties of the story on the right.',
      },
      choice: {
        title: 'Make a fork',
        text: 'Drag a link from the dot on the right of the card and let go over empty space: the editor asks what goes there. Take “Choice”, write the question and the options. Every option has a dot of its own.',
        alt: 'A link leads from the first card to a choice card with two numbered options; its options are open on the right.',
      },
      branches: {
        title: 'Lead the options to an end',
        text: 'Drag a link from the dot of each option to the next scene, and from there on to an “End”. At the bottom of the canvas the editor notices where a reader would stumble: an option that leads nowhere, a lost scene, a way without an end.',
        alt: 'The map of a story: a fork leads to two scenes, and each of them to an end of its own.',
      },
      preview: {
        title: 'Read it yourself',
        text: 'Press “Preview”: the story opens as its reader will see it. Walk every way, come back and mend. Edits are saved by themselves once the story has been saved for the first time.',
        alt: 'Preview of a story: a red margin line on the left, the text of a scene and numbered options.',
      },
      publish: {
        title: 'Publish it',
        text: 'A new story is private: only you see it. Turn on “Public story” in the tab “Story” on the right and send the link. A reader needs no account and installs nothing.',
        alt: 'The tab “Story” on the right: title, description and the switch “Public story”, turned on.',
      },
    },
    sections: [
      {
        title: 'How to read',
        text: 'Open a story from the list and choose with the mouse or with the number keys. “History” shows what you have passed and leads back to any scene; “Reset” begins again. The place where you stopped is remembered.',
      },
      {
        title: 'How not to lose work',
        text: 'Every edit stays in the browser at once and, after the first save, goes to the server too. If the connection is lost or the browser closed, the editor offers to bring the edits back. Earlier states lie in “Versions”.',
      },
      {
        title: 'Without a mouse',
        text: 'Everything can be done from the keyboard: the “Outline” shows the story in reading order, Ctrl+K finds any node and command, and “?” opens the list of keys.',
      },
      {
        title: 'No answer here',
        text: 'Where to turn is told on the page “Contacts”: the link is at the foot.',
      },
    ],
  },
});

import {
  type CommentedStory,
  type DecisionSubject,
  deviceName,
  type Email,
  type EmailTexts,
  formatMoment,
  isForReviewer,
  isOnePage,
} from './email.ts';

const reversals: Record<DecisionSubject, string> = {
  story:
    'Решение снять вашу историю с публикации отменено. Если вы её не меняли, она снова опубликована.',
  comment: 'Решение удалить ваш комментарий отменено. Комментарий снова на месте.',
  notice: 'Предупреждение отменено.',
  suspended: 'Решение приостановить вашу учётную запись отменено.',
  banned: 'Решение закрыть вам доступ отменено.',
};

const plural = new Intl.PluralRules('ru');

const commentsWord = (count: number): string => {
  const form = plural.select(count);
  if (form === 'one') return 'новый комментарий';
  return form === 'few' ? 'новых комментария' : 'новых комментариев';
};

const answersWord = (count: number): string => {
  const form = plural.select(count);
  if (form === 'one') return 'новый ответ';
  return form === 'few' ? 'новых ответа' : 'новых ответов';
};

const newsLine = ({ title, about, comments, newest }: CommentedStory): string => {
  const what = {
    comments: `«${title}»: ${comments} ${commentsWord(comments)}`,
    draft: `Черновик «${title}»: ${comments} ${commentsWord(comments)} первых читателей`,
    answers: `Черновик «${title}»: ${comments} ${answersWord(comments)} в ваших обсуждениях`,
  }[about];
  return `${what}. ${comments === 1 ? '' : 'Последний: '}«${newest}»`;
};

/** The texts of an email in Russian. */
export function russianEmail(email: Email): EmailTexts {
  switch (email.kind) {
    case 'confirmation':
      return {
        subject: 'Подтвердите адрес почты',
        paragraphs: ['Чтобы подтвердить, что этот адрес ваш, откройте ссылку.'],
        action: 'Подтвердить адрес',
        notes: [
          'Ссылка работает семь дней и один раз.',
          'Если вы не регистрировались в Dreamfork, ничего не делайте: без подтверждения адрес останется чужим.',
        ],
      };
    case 'password-reset':
      return {
        subject: 'Новый пароль',
        paragraphs: ['Чтобы задать новый пароль, откройте ссылку.'],
        action: 'Задать новый пароль',
        notes: [
          'Ссылка работает один час и один раз. После смены пароля нужно будет войти заново на всех устройствах.',
          'Если вы не просили об этом, ничего не делайте: пароль останется прежним.',
        ],
      };
    case 'password-changed':
      return {
        subject: 'Пароль изменён',
        paragraphs: ['Пароль вашей учётной записи изменён.'],
        notes: [
          'Если это сделали не вы, откройте страницу входа и восстановите пароль: чужой доступ прекратится сразу.',
        ],
      };
    case 'email-change':
      return {
        subject: 'Подтвердите новый адрес почты',
        paragraphs: ['Чтобы этот адрес стал адресом вашей учётной записи, откройте ссылку.'],
        action: 'Подтвердить новый адрес',
        notes: [
          'Ссылка работает 24 часа и один раз. До этого действует прежний адрес.',
          'Если вы не просили об этом, ничего не делайте.',
        ],
      };
    case 'email-change-notice':
      return {
        subject: 'Запрошена смена адреса почты',
        paragraphs: [
          `Для вашей учётной записи запрошен новый адрес: ${email.newAddress}. Он начнёт действовать, когда его подтвердят по ссылке.`,
        ],
        notes: ['Если это были не вы, смените пароль: тогда ссылка перестанет работать.'],
      };
    case 'two-factor-on':
      return {
        subject: 'Двухэтапный вход включён',
        paragraphs: ['Теперь при входе, кроме пароля, нужен код из приложения.'],
        notes: [
          'Если это сделали не вы, смените пароль и обратитесь к администратору: приложение с кодами у кого-то другого.',
        ],
      };
    case 'two-factor-off':
      return {
        subject: 'Двухэтапный вход выключен',
        paragraphs: ['Для входа снова достаточно одного пароля.'],
        notes: ['Если это сделали не вы, смените пароль и включите двухэтапный вход снова.'],
      };
    case 'two-factor-reset':
      return {
        subject: 'Двухэтапный вход сброшен',
        paragraphs: [
          'Администратор выключил двухэтапный вход вашей учётной записи. Для входа достаточно пароля; все сеансы завершены.',
        ],
        notes: [
          'Войдите и включите двухэтапный вход снова. Если вы не просили об этом, смените пароль и напишите администратору.',
        ],
      };
    case 'content-removed': {
      const isStory = email.what === 'story';
      return {
        subject: isStory ? 'История снята с публикации' : 'Комментарий удалён',
        paragraphs: [
          isStory
            ? 'Модератор снял вашу историю с публикации. Она осталась у вас.'
            : 'Модератор удалил ваш комментарий.',
          `Причина: ${email.reason}`,
          'Если вы не согласны, решение можно обжаловать один раз. По ссылке написано, что именно снято и как возразить.',
        ],
        action: 'Открыть решение',
        notes: ['Обжалование рассмотрит другой модератор.'],
      };
    }
    case 'sanction': {
      const { subject, text } = {
        notice: {
          subject: 'Предупреждение модератора',
          text: 'Модератор вынес вам предупреждение. Ничего другого с вашей учётной записью не произошло.',
        },
        suspended: {
          subject: 'Учётная запись приостановлена',
          text: `Модератор приостановил вашу учётную запись до ${formatMoment(email.until, 'ru')}. После этого вы снова сможете войти; истории и файлы остаются вашими.`,
        },
        banned: {
          subject: 'Доступ закрыт',
          text: 'Модератор закрыл вам доступ без срока. Войти в учётную запись больше нельзя.',
        },
      }[email.outcome];
      return {
        subject,
        paragraphs: [
          text,
          `Причина: ${email.reason}`,
          email.outcome === 'notice'
            ? 'Если вы не согласны, решение можно обжаловать один раз.'
            : 'Если вы не согласны, решение можно обжаловать один раз. Входить для этого не нужно.',
        ],
        action: 'Открыть решение',
        notes: ['Обжалование рассмотрит другой модератор.'],
      };
    }
    case 'decision-reversed':
      return {
        subject: 'Решение отменено',
        paragraphs: [reversals[email.what], `Почему: ${email.reason}`],
        action: 'Открыть решение',
      };
    case 'appeal-decided': {
      return {
        subject: 'Ответ на обжалование',
        paragraphs: [
          email.outcome === 'reversed'
            ? reversals[email.what]
            : 'Другой модератор рассмотрел ваше обжалование и оставил решение в силе.',
          `Ответ модератора: ${email.answer}`,
        ],
        action: 'Открыть решение',
      };
    }
    case 'new-device':
      return {
        subject: 'Вход с нового устройства',
        paragraphs: [
          `В вашу учётную запись вошли с нового устройства: ${deviceName(email.device) || 'название неизвестно'}. Время входа: ${formatMoment(email.at, 'ru')}.`,
          'Если это были вы, ничего делать не нужно. Если нет, завершите этот сеанс в профиле и смените пароль.',
        ],
        action: 'Посмотреть, где вы вошли',
      };
    case 'new-comments':
      return {
        subject: isForReviewer(email)
          ? 'Новые ответы на ваши комментарии'
          : 'Новые комментарии к вашим историям',
        paragraphs: [
          ...email.stories.map(newsLine),
          ...(email.others > 0 ? [`И ещё историй с новыми комментариями: ${email.others}.`] : []),
        ],
        action: isOnePage(email) ? 'Открыть историю' : 'Открыть мои истории',
        notes: ['Такое письмо приходит не чаще раза в день.'],
      };
    case 'review-invitation':
      return {
        subject: 'Вас просят прочитать черновик',
        paragraphs: [
          email.story === null
            ? 'Автор истории на Dreamfork просит вас прочитать черновик и сказать, что вы думаете.'
            : `${email.story.authorName} просит вас прочитать черновик «${email.story.title}» и сказать, что вы думаете.`,
          'Черновик откроется, когда вы войдёте на сайт с этим адресом почты. Если учётной записи ещё нет, зарегистрируйтесь и подтвердите адрес.',
        ],
        action: 'Открыть черновик',
        notes: ['Если вы не знаете, о чём речь, ничего не делайте.'],
      };
    case 'co-author-invitation':
      return {
        subject: 'Вас зовут писать историю вместе',
        paragraphs: [
          email.story === null
            ? 'Автор истории на Dreamfork зовёт вас писать её вместе.'
            : `${email.story.authorName} зовёт вас писать вместе историю «${email.story.title}».`,
          'Приглашение откроется, когда вы войдёте на сайт с этим адресом почты. Если учётной записи ещё нет, зарегистрируйтесь и подтвердите адрес.',
        ],
        action: 'Открыть приглашение',
        notes: ['Если вы не знаете, о чём речь, ничего не делайте.'],
      };
    case 'account-removed':
      return {
        subject: 'Учётная запись удалена',
        paragraphs: ['Ваша учётная запись и ваши истории удалены.'],
        notes: ['Спасибо, что писали вместе с нами.'],
      };
    case 'test':
      return {
        subject: 'Проверка почты',
        paragraphs: [
          'Если вы читаете это письмо, сервер умеет отправлять почту. Если оно попало в спам, проверьте записи SPF, DKIM и DMARC домена отправителя.',
        ],
      };
  }
}

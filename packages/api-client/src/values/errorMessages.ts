import type { ErrorCode } from './errors.ts';

/** What each error says in the answer of a server: what happened and what to do. */
export const errorMessages: Record<'ru' | 'en', Record<ErrorCode, string>> = {
  ru: {
    'request-invalid': 'Не всё заполнено верно. Исправьте указанные поля и повторите.',
    'cursor-invalid': 'Список успел измениться, и продолжить его нельзя. Откройте его сначала.',
    'chapter-not-found': 'Такого узла в истории нет. Обновите историю и посмотрите ещё раз.',
    'choice-not-found': 'Такого варианта в истории нет. Обновите историю и посмотрите ещё раз.',
    'comment-not-found': 'Этого комментария больше нет.',
    'user-not-found': 'Такого пользователя больше нет. Обновите список.',
    'report-not-found': 'Этой жалобы больше нет: её уже разобрали.',
    'review-not-found':
      'Ссылка ничего не открывает: срок вышел, автор её отозвал или удалил историю. Попросите у автора новую.',
    'thread-not-found': 'Этого обсуждения больше нет: его удалили.',
    'review-sign-in':
      'Автор открыл историю только тем, кто вошёл на сайт. Войдите, и она откроется.',
    'review-guest-unnamed': 'Сначала представьтесь: автор должен знать, кто пишет.',
    'review-comments-off': 'По этой ссылке можно читать, но не писать: так решил автор.',
    'review-full':
      'Больше не помещается: предел ссылок, читателей или отзывов достигнут. Отзовите или удалите лишние.',
    'invitation-not-found':
      'Приглашение не действует: срок вышел, автор его отозвал или удалил историю. Если оно пришло письмом, войдите с тем же адресом почты. Иначе попросите у автора новое.',
    'members-full':
      'Больше не помещается: предел соавторов или приглашений достигнут. Уберите или отзовите лишних.',
    'new-owner-unable':
      'Этот соавтор сейчас не может принять историю: ему не хватает места, его почта не подтверждена или учётная запись заблокирована. История осталась у вас.',
    'live-not-found':
      'Связь с соавторами прервалась, и остальные не видят, где вы. Обновите страницу, если она не вернётся сама.',
    'live-full':
      'В этой истории уже слишком много людей или открытых окон, и вы не увидите, где остальные. Правки всё равно сохраняются. Попросите кого-нибудь закрыть лишнее окно.',
    'live-too-many':
      'У вас открыто слишком много окон с историями, и в этом вы не увидите соавторов. Правки всё равно сохраняются. Закройте лишние окна.',
    'case-not-found': 'Такого дела нет. Вернитесь к списку жалоб.',
    'case-claimed': 'Это дело взял другой модератор. Дождитесь, пока он решит или отпустит его.',
    'case-own':
      'Вы сами пожаловались на это или написали это. Решать дело должен другой модератор.',
    'appeal-closed':
      'Это решение нельзя обжаловать: его уже обжаловали или оно больше не действует.',
    'appeal-own':
      'Обжалование рассматривает другой модератор: не тот, кто принял решение, и не автор.',
    'reversal-closed':
      'Отменить это решение нельзя: его уже отменили или обжаловали, или оно больше не действует. Обновите дело.',
    'sanction-in-force':
      'По этому делу автор уже заблокирован. Чтобы решить иначе, сначала отмените прежнее решение.',
    'staff-protected':
      'Автор сам модератор или администратор. Такое решение о нём принимает только администратор.',
    'story-unpublished':
      'История с таким содержанием снята с публикации модератором, и читателям её показать нельзя. Исправьте её и опубликуйте снова.',
    'json-malformed': 'Тело запроса не удалось разобрать: это не JSON.',
    'body-too-large':
      'История слишком большая, сервер её не принял. Уменьшите её и сохраните снова.',
    'credentials-invalid': 'Неверный email или пароль',
    unauthorized: 'Требуется авторизация. Войдите и повторите.',
    'session-blocked':
      'Ваша учётная запись заблокирована, поэтому сессия завершена. Причина и срок указаны на странице входа: войдите снова, чтобы их увидеть.',
    forbidden: 'Недостаточно прав для этого действия.',
    'account-blocked': 'Учётная запись заблокирована. Обратитесь к администратору.',
    'second-factor-required':
      'Включён двухэтапный вход. Введите код из приложения или один из резервных кодов.',
    'second-factor-invalid':
      'Код не подошёл. Введите новый код из приложения: каждый действует около минуты и один раз.',
    'second-factor-missing':
      'Для вашей роли нужен двухэтапный вход. Включите его в профиле и вернитесь сюда.',
    'second-factor-on':
      'Двухэтапный вход уже включён. Чтобы настроить другое приложение, сначала выключите его.',
    'registration-closed':
      'Регистрация сейчас закрыта. Читать истории можно и без учётной записи; попробуйте зарегистрироваться позже.',
    'password-wrong': 'Пароль неверный. Проверьте раскладку и попробуйте ещё раз.',
    'sign-in-too-old':
      'Для этого нужно войти заново: последний вход был больше десяти минут назад. Выйдите, войдите и повторите.',
    'email-unconfirmed':
      'Чтобы публиковать истории, подтвердите email: откройте ссылку из письма или запросите новое письмо в профиле.',
    'google-address-unconfirmed':
      'Google не подтвердил этот адрес почты. Подтвердите его в Google или войдите с паролем.',
    'not-found': 'Такого адреса нет.',
    'story-not-found': 'История не найдена',
    'version-not-found':
      'Этой версии больше нет: старые версии без названия со временем удаляются. Обновите список.',
    'email-taken':
      'Пользователь с таким email уже зарегистрирован. Войдите или укажите другой адрес.',
    'username-taken': 'Это имя пользователя уже занято. Выберите другое.',
    'last-administrator':
      'Вы единственный администратор: без вас сервером некому управлять. Сначала назначьте администратором кого-то ещё.',
    'own-account':
      'Это ваша собственная учётная запись: сделать с ней это может только другой администратор.',
    'premium-active':
      'Премиум-доступ уже действует. Обновите список: возможно, его предоставил другой администратор.',
    'email-confirmed': 'Адрес уже подтверждён, и письмо не нужно. Обновите страницу.',
    'user-blocked':
      'Пользователь заблокирован: новый пароль не поможет ему войти. Сначала разблокируйте его.',
    'google-account-unconfirmed':
      'Учётная запись с этим адресом уже есть, но адрес в ней не подтверждён. Восстановите пароль по письму: это подтвердит адрес, и вход через Google заработает.',
    'google-account-taken':
      'Учётная запись с этим адресом связана с другим входом через Google. Войдите с паролем.',
    'link-expired': 'Ссылка устарела или уже использована. Запросите новое письмо.',
    'google-failed': 'Вход через Google не удался. Попробуйте ещё раз.',
    'session-not-found': 'Эта сессия уже завершена. Обновите список.',
    'story-invalid':
      'В истории есть ошибки, из-за которых её нельзя сохранить. Исправьте их и сохраните снова.',
    'version-conflict':
      'Историю успели изменить в другом месте. Загрузите новую версию или сохраните поверх неё.',
    'version-names-full':
      'У истории уже сто версий с названиями. Уберите название у ненужной и повторите.',
    'format-unsupported': 'Такого формата нет: ответ бывает только в JSON.',
    'templates-full': 'У вас уже сто своих шаблонов. Удалите ненужный и сохраните снова.',
    'context-too-long':
      'Модель не может прочитать столько текста сразу. Выберите фрагмент короче или уберите часть узлов из контекста.',
    'model-without-vision':
      'Эта модель не видит изображений, поэтому описать картинку не может. Выберите другую модель.',
    'model-failed':
      'Модель не ответила или прервала ответ. Текст истории не изменён; попробуйте ещё раз или выберите другую модель.',
    'model-refused':
      'Сервис моделей не принял запрос нашего сервера. Выберите другую модель и сообщите администратору.',
    'model-overloaded':
      'Сервис моделей перегружен и просит подождать. Повторите немного позже или выберите другую модель.',
    'model-timeout':
      'Модель слишком долго молчала, и запрос прекращён. Попробуйте ещё раз или выберите модель поменьше.',
    'answer-unusable':
      'Модель ответила не так, как её просили, и предложить вам нечего. Попробуйте ещё раз или выберите другую модель.',
    'assistant-limit-reached':
      'На сегодня запросы к моделям закончились: дневной предел исчерпан. Новые появятся в полночь по UTC.',
    'assistant-queue-full':
      'К модели уже стоит слишком длинная очередь. Повторите через минуту или выберите другую модель.',
    'file-unrecognised':
      'Это не файл истории, поэтому открыть его нельзя. Выберите файл .df, выгруженный из редактора.',
    'file-newer':
      'Файл записан в более новой версии Dreamfork, поэтому прочитать его нельзя. Откройте его на обновлённом сервере или выгрузите из той версии в другом формате.',
    'file-damaged':
      'Файл истории повреждён, поэтому ничего не загружено. Выгрузите его заново или возьмите другую копию.',
    'file-unsafe':
      'Архив устроен так, что распаковывать его опасно, поэтому ничего не загружено. Выгрузите историю заново и выберите новый файл.',
    'file-too-large':
      'Файл истории больше 1 ГБ, в том числе в распакованном виде, поэтому ничего не загружено. Уменьшите медиафайлы и выгрузите историю заново.',
    'imports-full':
      'У вас уже идут два импорта, третий одновременно начать нельзя. Дождитесь конца одного из них или остановите его.',
    'import-interrupted':
      'Сервер перезапустился посреди импорта, и ничего не загружено. Выберите файл ещё раз.',
    'too-many-requests': 'Слишком много обращений к серверу. Подождите немного и повторите.',
    'story-quota-exceeded':
      'История не сохранена: все ваши истории вместе заняли бы больше места, чем разрешено. Сократите эту или удалите ненужные; место удалённых освободится через сутки.',
    'media-too-large':
      'Файл не загружен: он больше 50 МБ, или в изображении больше 50 миллионов точек. Уменьшите его и загрузите снова.',
    'media-type-unsupported':
      'Тип файла не поддерживается, или содержимое файла не соответствует его названию. Сохраните файл в одном из поддерживаемых форматов и загрузите снова.',
    'media-damaged':
      'Файл повреждён или загружен не целиком, прочитать его не удалось. Откройте его у себя, сохраните заново и загрузите ещё раз.',
    'media-in-use':
      'Файл показан в истории, на обложке или в профиле, поэтому удалить его нельзя. Сначала уберите его оттуда.',
    'media-address-refused':
      'С этого адреса файл получить нельзя: он закрыт, не отвечает или ведёт во внутреннюю сеть. Скачайте файл и загрузите его сами.',
    'media-quota-exceeded':
      'Файл не загружен: все ваши файлы вместе заняли бы больше места, чем разрешено. Удалите ненужные в разделе «Мои файлы» и повторите.',
    'server-busy': 'Сервер сейчас занят и не смог ответить. Повторите через несколько секунд.',
    'storage-full':
      'На сервере закончилось место, изменения не сохранены. Сообщите администратору и повторите, когда место появится.',
    internal: 'На сервере произошла ошибка. Повторите позже.',
  },
  en: {
    'request-invalid':
      'Not everything is filled in correctly. Correct the fields named here and try again.',
    'cursor-invalid': 'The list has changed and cannot be continued. Open it from the beginning.',
    'chapter-not-found': 'The story has no such node. Reload the story and look again.',
    'choice-not-found': 'The story has no such choice. Reload the story and look again.',
    'comment-not-found': 'This comment no longer exists.',
    'user-not-found': 'This user no longer exists. Reload the list.',
    'report-not-found': 'This report no longer exists: it has already been settled.',
    'review-not-found':
      'This link no longer works: it has expired, or the author revoked it or deleted the story. Ask the author for a new one.',
    'thread-not-found': 'This discussion no longer exists: it was deleted.',
    'review-sign-in': 'The author lets in signed-in people only. Sign in, and the story opens.',
    'review-guest-unnamed': 'Say who you are first: the author has to know who is writing.',
    'review-comments-off': 'This link is for reading only: the author decided so.',
    'review-full':
      'There is no more room: the limit of links, readers or comments is reached. Revoke or delete some of them.',
    'invitation-not-found':
      'This invitation no longer works: it has expired, or the author revoked it or deleted the story. If it came by email, sign in with the same address. Otherwise ask the author for a new one.',
    'members-full':
      'There is no more room: the limit of co-authors or invitations is reached. Remove or revoke some of them.',
    'new-owner-unable':
      'This co-author cannot take the story now: they have too little room, no confirmed address, or a blocked account. The story is still yours.',
    'live-not-found':
      'The connection with your co-authors broke, so they cannot see where you are. Reload the page unless it comes back by itself.',
    'live-full':
      'Too many people or windows are in this story already, so you will not see where the others are. Your edits are saved all the same. Ask somebody to close a window they do not need.',
    'live-too-many':
      'You have stories open in too many windows, so you will not see co-authors in this one. Your edits are saved all the same. Close the windows you do not need.',
    'case-not-found': 'There is no such case. Go back to the list of reports.',
    'case-claimed':
      'Another moderator is working on this case. Wait until they decide it or release it.',
    'case-own': 'You reported this or wrote it yourself. Another moderator has to decide the case.',
    'appeal-closed':
      'This decision cannot be appealed: it has been appealed already or no longer applies.',
    'appeal-own':
      'An appeal is decided by another moderator: not by the one who made the decision, and not by the author.',
    'reversal-closed':
      'This decision cannot be reversed: it was reversed or appealed already, or no longer applies. Reload the case.',
    'sanction-in-force':
      'The author is blocked by a decision of this case already. To decide otherwise, reverse that one first.',
    'staff-protected':
      'The author is a moderator or an administrator. Only an administrator may decide this about them.',
    'story-unpublished':
      'A moderator has made a story with this content private, so readers cannot be shown it. Correct it and publish it again.',
    'json-malformed': 'The body of the request could not be read: it is not JSON.',
    'body-too-large':
      'The story is too large and was not accepted. Make it smaller and save it again.',
    'credentials-invalid': 'Wrong email or password',
    unauthorized: 'You need to be signed in. Sign in and try again.',
    'session-blocked':
      'Your account is blocked, so your session has ended. Sign in again to see why and until when.',
    forbidden: 'You do not have permission to do this.',
    'account-blocked': 'This account is blocked. Contact the administrator.',
    'second-factor-required':
      'Two-step sign-in is on. Enter the code from your app, or one of your recovery codes.',
    'second-factor-invalid':
      'That code did not work. Enter a new one from the app: each works once and lasts about a minute.',
    'second-factor-missing':
      'Your role requires two-step sign-in. Turn it on in your profile, then come back.',
    'second-factor-on': 'Two-step sign-in is already on. To set up another app, turn it off first.',
    'registration-closed':
      'Registration is closed at the moment. You can read stories without an account; try again later to register.',
    'password-wrong': 'The password is wrong. Check the keyboard layout and try again.',
    'sign-in-too-old':
      'You need to sign in again for this: your last sign-in was more than ten minutes ago. Sign out, sign in and try again.',
    'email-unconfirmed':
      'To publish stories, confirm your email address: open the link in the email we sent, or request a new one in your profile.',
    'google-address-unconfirmed':
      'Google has not confirmed this email address. Confirm it with Google, or sign in with a password.',
    'not-found': 'There is no such address.',
    'story-not-found': 'Story not found',
    'version-not-found':
      'This version is gone: old versions without a name are deleted over time. Reload the list.',
    'email-taken':
      'There is already an account with this email address. Sign in, or use a different one.',
    'username-taken': 'This username is taken. Choose another one.',
    'last-administrator':
      'You are the only administrator: without you nobody can manage the server. Make someone else an administrator first.',
    'own-account': 'This is your own account: only another administrator can do this to it.',
    'premium-active':
      'Premium access is active already. Reload the list: another administrator may have granted it.',
    'email-confirmed': 'The address is confirmed already, so no email is needed. Reload the page.',
    'user-blocked':
      'The user is blocked and could not sign in even with a new password. Unblock them first.',
    'google-account-unconfirmed':
      'There is an account with this address, but the address in it is not confirmed. Reset its password by email: that confirms the address, and Google sign-in will work.',
    'google-account-taken':
      'The account with this address is linked to a different Google sign-in. Sign in with your password.',
    'link-expired': 'This link has expired or has already been used. Request a new email.',
    'google-failed': 'Google sign-in failed. Try again.',
    'session-not-found': 'This session has ended already. Reload the list.',
    'story-invalid':
      'The story has errors that keep it from being saved. Correct them and save again.',
    'version-conflict':
      'The story has been changed elsewhere. Load the new version, or save over it.',
    'version-names-full':
      'The story already has a hundred named versions. Remove the name from one and try again.',
    'format-unsupported': 'There is no such format: the answer comes as JSON only.',
    'templates-full': 'You already have a hundred templates. Delete one and save again.',
    'context-too-long':
      'The model cannot read that much text at once. Choose a shorter passage or remove nodes from the context.',
    'model-without-vision':
      'This model cannot see images, so it cannot describe one. Choose another model.',
    'model-failed':
      'The model did not answer or stopped midway. Your story is unchanged; try again or choose another model.',
    'model-refused':
      'The model service did not accept our server’s request. Choose another model and tell the administrator.',
    'model-overloaded':
      'The model service is overloaded and asks you to wait. Try again a little later or choose another model.',
    'model-timeout':
      'The model was silent for too long, so the request was stopped. Try again or choose a smaller model.',
    'answer-unusable':
      'The model did not answer as it was asked to, so there is nothing to suggest. Try again or choose another model.',
    'assistant-limit-reached':
      'You have used all of today’s model requests. You get new ones at midnight UTC.',
    'assistant-queue-full':
      'The queue for this model is already too long. Try again in a minute or choose another model.',
    'file-unrecognised':
      'This is not a story file, so it cannot be opened. Choose a .df file exported from the editor.',
    'file-newer':
      'The file was written by a later version of Dreamfork, so it cannot be read. Open it on a server that is up to date, or export it there in another format.',
    'file-damaged':
      'The story file is damaged, so nothing was imported. Export it again or take another copy.',
    'file-unsafe':
      'Unpacking this archive would be unsafe, so nothing was imported. Export the story again and choose the new file.',
    'file-too-large':
      'The story file is over 1 GB, or would be once unpacked, so nothing was imported. Make its media smaller and export the story again.',
    'imports-full':
      'You already have two imports running, so a third cannot start. Wait until one ends, or stop it.',
    'import-interrupted':
      'The server was restarted during the import, and nothing was imported. Choose the file again.',
    'too-many-requests': 'Too many requests. Wait a little and try again.',
    'story-quota-exceeded':
      'The story was not saved: all your stories together would take more space than you may use. Shorten this one or delete others; the space of deleted ones is freed after a day.',
    'media-too-large':
      'The file was not uploaded: it is over 50 MB, or the image has more than 50 million pixels. Make it smaller and upload it again.',
    'media-type-unsupported':
      'This type of file is not supported, or the content is not what the name says. Save the file in a supported format and upload it again.',
    'media-damaged':
      'The file is damaged or incomplete and could not be read. Open it, save it again and upload the new copy.',
    'media-in-use':
      'A story, a cover or your profile shows this file, so it cannot be deleted. Remove it there first.',
    'media-address-refused':
      'The file cannot be fetched from this address: it is closed, does not answer or leads into an internal network. Download the file and upload it yourself.',
    'media-quota-exceeded':
      'The file was not uploaded: together your files would take more space than allowed. Delete files you no longer need in “My files” and try again.',
    'server-busy': 'The server is busy and could not respond. Try again in a few seconds.',
    'storage-full':
      'The server has run out of space, and the changes were not saved. Tell the administrator, and try again when there is space.',
    internal: 'Something went wrong on the server. Try again later.',
  },
};

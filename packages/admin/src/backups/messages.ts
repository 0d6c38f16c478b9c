import { defineMessages } from '@dreamfork/ui/i18n';

export const backupMessages = defineMessages({
  ru: {
    title: 'Резервные копии',
    states: {
      off: 'Не настроены',
      never: 'Ещё не создавались',
      fresh: 'В порядке',
      old: 'Устарели',
      failed: 'Ошибка',
    },
    advice: {
      off: 'Копии по ночам не создаются: если диск выйдет из строя, истории и файлы будут потеряны. Укажите папку в BACKUP_DIR и перезапустите сервер.',
      never:
        'Первая копия создаётся вскоре после запуска сервера, следующие — каждую ночь после трёх часов по времени сервера.',
      fresh: '',
      old: 'Новой копии нет больше полутора суток: всё, что сохранено с тех пор, ничем не защищено. Запустите задачу «Резервное копирование» и посмотрите журнал сервера.',
      failed:
        'Последняя копия не создана: всё, что сохранено после предыдущей, ничем не защищено. Сервер повторит попытку через час. Причина:',
    },
    noReason: 'работа прервалась вместе с сервером.',
    newest: (time: string) => `Последняя копия: ${time}`,
    age: 'Возраст',
    hours: (hours: number) =>
      hours < 48 ? `${hours} ч` : `${Math.floor(hours / 24)} дн. ${hours % 24} ч`,
    size: 'Размер',
    count: 'Хранится копий',
  },
  en: {
    title: 'Backups',
    states: {
      off: 'Not set up',
      never: 'None made yet',
      fresh: 'Up to date',
      old: 'Out of date',
      failed: 'Failed',
    },
    advice: {
      off: 'No nightly backups are made: if the disk fails, stories and files are lost. Set BACKUP_DIR to a folder and restart the server.',
      never:
        'The first backup is made soon after the server starts, the next ones every night after three o’clock by the server’s time.',
      fresh: '',
      old: 'There has been no new backup for a day and a half: nothing protects what was saved since. Run the job “Backup” and look at the server’s log.',
      failed:
        'The last backup was not made: nothing protects what was saved after the one before. The server tries again in an hour. The reason:',
    },
    noReason: 'the run was cut short with the server.',
    newest: (time: string) => `Last backup: ${time}`,
    age: 'Age',
    hours: (hours: number) =>
      hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d ${hours % 24} h`,
    size: 'Size',
    count: 'Backups kept',
  },
});

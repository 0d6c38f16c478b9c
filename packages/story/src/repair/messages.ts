import type { StoryLocale } from '../schema/locale.ts';
import type { RepairCode } from './repair.ts';

const ru: Record<RepairCode, string> = {
  'start-node-reset':
    'Начальный узел не найден, выбран другой. Проверьте, с чего начинается история.',
  'node-id-renewed': 'Узлы с чужим или пустым идентификатором получили новый.',
  'connection-id-renewed': 'Связи с чужим или пустым идентификатором получили новый.',
  'choice-id-renewed': 'Варианты с чужим или пустым идентификатором получили новый.',
  'mark-id-renewed': 'Группы и заметки с чужим или пустым идентификатором получили новый.',
  'connection-dropped': 'Связи с узлами, которых нет, убраны.',
  'connection-rooted':
    'Связи выходили из узлов, которых нет, и теперь выходят из узла своего варианта.',
  'choice-loosened':
    'Варианты вели к тому, чего нет, и теперь никуда не ведут. Соедините их с узлами.',
  'position-reset':
    'Узлы без места на холсте расставлены сеткой или сдвинуты на прочитанные координаты.',
  'node-type-reset':
    'Узлы неизвестного типа стали узлами ближайшего типа или текстом, слова сохранены.',
  'text-repaired':
    'Тексты были записаны в другом виде. Слова сохранены, оформление могло пропасть.',
  'list-repaired':
    'Списки узлов, связей или вариантов отсутствовали или были записаны в другом виде.',
  'item-dropped': 'Записи без содержания убраны.',
  'media-repaired':
    'У медиафайлов восстановлены недостающие сведения. Проверьте, что файлы открываются.',
  'mark-repaired': 'У групп и заметок восстановлены недостающие сведения.',
  'nesting-cut': 'Слишком глубоко вложенные данные обрезаны.',
  'value-repaired': 'Часть данных была записана в другом виде и прочитана по смыслу.',
};

const en: Record<RepairCode, string> = {
  'start-node-reset':
    'The start node was not there, so another was chosen. Check where the story begins.',
  'node-id-renewed': 'Nodes with an empty id, or that of another, were given a new one.',
  'connection-id-renewed':
    'Connections with an empty id, or that of another, were given a new one.',
  'choice-id-renewed': 'Choices with an empty id, or that of another, were given a new one.',
  'mark-id-renewed': 'Groups and notes with an empty id, or that of another, were given a new one.',
  'connection-dropped': 'Connections with nodes that do not exist were removed.',
  'connection-rooted':
    'Connections came from nodes that do not exist; they now come from the node of their choice.',
  'choice-loosened':
    'Choices led to something that does not exist, and now lead nowhere. Connect them to nodes.',
  'position-reset':
    'Nodes without a place on the canvas were set in a grid, or moved to the coordinates that could be read.',
  'node-type-reset':
    'Nodes of an unknown type took the nearest type, or became text; their words were kept.',
  'text-repaired':
    'Texts were written in another form. The words were kept; formatting may be lost.',
  'list-repaired':
    'Lists of nodes, connections or choices were missing or written in another form.',
  'item-dropped': 'Entries with nothing in them were removed.',
  'media-repaired': 'Missing details of media files were restored. Check that the files open.',
  'mark-repaired': 'Missing details of groups and notes were restored.',
  'nesting-cut': 'Data nested too deeply was cut off.',
  'value-repaired': 'Some data was written in another form and read by its meaning.',
};

/** The message of each repair for the author. */
export const repairMessages: Record<StoryLocale, Record<RepairCode, string>> = { ru, en };

import { describe, expect, test } from 'vitest';
import { isMissingMedia } from '../../media/mediaAddress.ts';
import { readTweeText } from '../readStories.ts';
import { writeTwee } from '../write/writeTwee.ts';
import { only } from './readTwine.fixtures.ts';

describe('I18: media of passages', () => {
  test('are named by their addresses with their nodes, also relative ones; data inside is not', () => {
    const text = [
      `<img alt="x" src="images/мост.png"> <IMG src='https://a.test/b.gif'/> [img[c.jpg]]`,
      '<audio autoplay><source src=d.mp3></audio> <img src="data:image/png;base64,AA">',
      '[img[Вид|e.png][B]] <imgx src="f"> <a href="g.png">',
    ].join('\n');
    const { report, story } = only(readTweeText(`:: Start\n${text}\n\n:: B\n[img[c.jpg]]`));
    const left = report.broken.filter(({ code }) => code === 'media-left');
    expect(Object.fromEntries(left.map(({ name, count }) => [name, count]))).toEqual({
      'c.jpg': 2,
      'd.mp3': 1,
      'e.png': 1,
      'https://a.test/b.gif': 1,
      'images/мост.png': 1,
    });
    expect(left.find(({ name }) => name === 'c.jpg')?.nodeIds).toEqual(
      story.nodes.map(({ id }) => id),
    );
  });

  test('become media of their nodes and leave the text; a file that has not come is shown to nobody', () => {
    const text = [
      'Мост: <img src="images/мост.png" alt="Старый мост"> [img[c.jpg]] тут.',
      '<audio autoplay><source src=d.mp3></audio><img src="https://a.test/b.gif">',
      '[img[e.png][B]] [[<img src="f.png">->B]] <img src="$where"> <img src="data:x"> <img src="c.jpg">',
    ].join('\n');
    const { story } = only(readTweeText(`:: Start\n${text}\n\n:: B\nКонец.`));
    const [start] = story.nodes;
    expect(start?.media.map(({ url, mediaType, isActive }) => [url, mediaType, isActive])).toEqual([
      ['images/мост.png', 'image', false],
      ['c.jpg', 'image', false],
      ['d.mp3', 'audio', false],
      ['https://a.test/b.gif', 'image', true],
      ['e.png', 'image', false],
      ['f.png', 'image', false],
    ]);
    expect(start?.media[0]).toMatchObject({ description: 'Старый мост', fileName: 'мост.png' });
    expect(start?.media.map(isMissingMedia)).toEqual([true, true, true, false, true, true]);
    expect(start?.content).toContain('Мост:   тут.');
    expect(start?.content).not.toContain('audio');
    expect(start?.content).not.toContain('<img');
    expect(story.notes.map(({ text: code }) => code)).toEqual([
      '<img src="$where">\n<img src="data:x">',
    ]);
    expect(start?.choices.map(({ text: words }) => words)).toEqual(['B', 'B']);
    const again = only(readTweeText(writeTwee(story)));
    expect(again.story.nodes).toEqual(story.nodes);
  });

  test('that never end are none, however many they are', () => {
    const { story } = only(readTweeText(`:: Start\n${'<img src="a" <img [img['.repeat(100_000)}`));
    expect(story.nodes[0]?.media).toEqual([]);
  });
});

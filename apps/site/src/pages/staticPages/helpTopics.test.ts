import { describe, expect, test } from 'vitest';
import { helpMessages } from './help.messages.ts';
import { findHelpTopics } from './helpTopics.ts';

describe('the search of the help page', () => {
  test('shows every topic for an empty query', () => {
    const { guides, answers, count } = findHelpTopics(helpMessages.ru, '  ');
    expect(guides.map(({ steps }) => steps.length)).toEqual([5, 5]);
    expect(count).toBe(10 + answers.length);
  });

  test('finds the topics in which every word occurs, in any case and with е for ё', () => {
    const { guides, answers } = findHelpTopics(helpMessages.ru, 'БРАУЗЕР закрылся нем');
    expect(guides).toEqual([]);
    expect(answers).toEqual(['saving']);
  });

  test('finds a step by its own text, and leaves the guide of the others out', () => {
    const { guides } = findHelpTopics(helpMessages.en, 'curly bracket');
    expect(guides).toEqual([{ name: 'remembering', steps: ['values'] }]);
  });

  test('finds nothing for other words', () => {
    expect(findHelpTopics(helpMessages.en, 'zeppelin').count).toBe(0);
  });
});

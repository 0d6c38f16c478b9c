import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../src/configuration/configuration.ts';

const generationOf = (variables: Record<string, string>) => {
  const read = readConfiguration(variables);
  if (!read.ok) throw new Error(read.error.join('\n'));
  return read.value.generation;
};

const mistakesOf = (variables: Record<string, string>): string[] => {
  const read = readConfiguration(variables);
  return read.ok ? [] : read.error;
};

const studio = { name: 'studio', address: 'https://api.example.org/v1', key: 'sk-secret' };

describe('model services', () => {
  test('are Ollama under its name, and services with the models that are named', () => {
    const services = [
      { ...studio, displayName: 'Студия', models: ['small', { name: 'large', vision: true }] },
    ];
    const found = generationOf({
      OLLAMA_URL: 'http://localhost:11434/',
      AI_PROVIDERS: JSON.stringify(services),
      AI_DAILY_LIMIT: '7',
    });
    expect(found).toMatchObject({
      services: [
        { kind: 'ollama', name: 'ollama', address: 'http://localhost:11434' },
        {
          kind: 'openai-compatible',
          name: 'studio',
          displayName: 'Студия',
          key: 'sk-secret',
          models: [{ name: 'small' }, { name: 'large', vision: true }],
        },
      ],
      dailyLimit: 7,
      premiumDailyLimit: 500,
      concurrency: 1,
      templates: undefined,
    });
  });

  test('are none unless one is set up; then Ollama is looked for on this machine', () => {
    expect(generationOf({ AI_DAILY_LIMIT: '7', AI_PROVIDERS: '[]' })).toMatchObject({
      services: [],
      localOllama: { kind: 'ollama', name: 'ollama', address: 'http://localhost:11434' },
    });
  });

  test.each([
    ['the operator wants none', { OLLAMA_URL: 'off' }],
    ['the operator named one', { OLLAMA_URL: 'http://ollama:11434' }],
    [
      'another service has its name',
      { AI_PROVIDERS: JSON.stringify([{ ...studio, name: 'ollama' }]) },
    ],
  ])('Ollama is not looked for where %s', (_, variables) => {
    expect(generationOf(variables).localOllama).toBeUndefined();
  });

  test('an address of Ollama that is none is told', () => {
    expect(mistakesOf({ OLLAMA_URL: 'ollama' })).toEqual([
      'OLLAMA_URL must be a whole address, such as http://localhost:11434, or off.',
    ]);
  });

  test.each([
    ['no JSON', '{sk-secret'],
    ['no list', JSON.stringify(studio)],
    ['an address without a scheme', JSON.stringify([{ ...studio, address: 'api.example.org' }])],
    ['a name twice', JSON.stringify([studio, studio])],
    ['an unknown field', JSON.stringify([{ ...studio, apiKey: 'sk-secret' }])],
  ])('with %s are told in a sentence that does not quote the key', (_, AI_PROVIDERS) => {
    const mistakes = mistakesOf({ AI_PROVIDERS });
    expect(mistakes).toEqual([expect.stringMatching(/^AI_PROVIDERS must be a JSON list/)]);
    expect(mistakes.join()).not.toContain('sk-secret');
  });

  test('have other names than the one at OLLAMA_URL', () => {
    const AI_PROVIDERS = JSON.stringify([{ ...studio, name: 'ollama' }]);
    expect(mistakesOf({ OLLAMA_URL: 'http://localhost:11434', AI_PROVIDERS })).toEqual([
      expect.stringContaining('Give it another name'),
    ]);
    expect(mistakesOf({ OLLAMA_URL: 'localhost' })).toEqual([
      expect.stringContaining('OLLAMA_URL must be a whole address'),
    ]);
  });

  test('may have templates of the operator', () => {
    const template = { key: 'a', title: 'Сцена', nodeType: 'text', prompt: 'Опишите место.' };
    const OLLAMA_URL = 'http://localhost:11434';
    const AI_TEMPLATES = JSON.stringify([template]);
    expect(generationOf({ OLLAMA_URL, AI_TEMPLATES })?.templates).toEqual([template]);
    expect(mistakesOf({ AI_TEMPLATES: '[{"key":"a"}]' })).toEqual([
      expect.stringContaining('AI_TEMPLATES must be a JSON list'),
    ]);
  });
});

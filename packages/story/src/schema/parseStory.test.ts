import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { playableStory } from '../play/playableStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { nestingMaximum, parseStory, parseStoryJson } from './parseStory.ts';
import { serialiseStory } from './serialiseStory.ts';

const bareNode = { id: 'a', type: 'text', position: { x: 1, y: 2 } };
const bare = { title: 'Т', nodes: [bareNode], connections: [] };

/** Nested objects of the given depth. */
const nested = (depth: number): unknown =>
  JSON.parse(`${'{"deeper":'.repeat(depth)}0${'}'.repeat(depth)}`);

const reversedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversedKeys(part)]),
  );
};

describe('parseStory', () => {
  test('D1: reports the path of each error', () => {
    const problems = failureOf(
      parseStory({ title: 1, nodes: [{ ...bareNode, type: 'poem' }], connections: [] }),
    );
    expect(problems.map(({ code, place, detail }) => [code, place.path, detail])).toEqual([
      ['document-malformed', 'title', 'Expected string'],
      ['document-malformed', 'nodes.0.type', expect.stringMatching(/^Expected .*choice/)],
    ]);
  });

  test.each([null, undefined, 7, 'story', [], {}, { nodes: [] }])('D1: %j is no story', (input) => {
    expect(failureOf(parseStory(input))[0]?.code).toBe('document-malformed');
  });

  test('D2: keeps nested values, refuses values that nest too deeply', () => {
    expect(parseStory({ ...bare, extra: nested(nestingMaximum - 1) }).ok).toBe(true);
    for (const depth of [nestingMaximum + 1, 100_000]) {
      const [problem] = failureOf(parseStory({ ...bare, extra: nested(depth) }));
      expect(problem?.code).toBe('document-malformed');
      expect(problem?.place.path).toMatch(/^extra\.deeper/);
    }
  });

  test('D3: ids have a minimum and a maximum length', () => {
    for (const id of ['', 'x'.repeat(201)]) {
      const [problem] = failureOf(parseStory({ ...bare, nodes: [{ ...bareNode, id }] }));
      expect(problem?.place.path).toBe('nodes.0.id');
      expect(problem?.detail).toMatch(/^Expected string of at (least 1|most 200)$/);
    }
  });

  test('D5: keeps unknown keys at every level, and drops __proto__', () => {
    const text = JSON.stringify({
      ...sampleStory,
      colour: 'red',
      nodes: sampleStory.nodes.map((node) => ({
        ...node,
        mood: ['quiet'],
        position: { ...node.position, z: 1 },
        choices: node.choices.map((choice) => ({ ...choice, weight: 2 })),
      })),
      connections: sampleStory.connections.map((one) => ({ ...one, label: { ru: 'путь' } })),
    });
    const story = successOf(parseStoryJson(text));
    expect(story).toEqual(JSON.parse(text));
    const poisoned = successOf(parseStoryJson(text.replace('{', '{"__proto__":{"isAdmin":true},')));
    expect(poisoned).toEqual(story);
    expect('isAdmin' in poisoned).toBe(false);
  });

  test('D6, D9: fills in missing values', () => {
    expect(successOf(parseStory({ ...bare, startNodeId: '' }))).toEqual({
      title: 'Т',
      description: '',
      nodes: [{ ...bareNode, title: '', content: '', choices: [], media: [], mediaNodeId: null }],
      connections: [],
      startNodeId: null,
      groups: [],
      notes: [],
    });
  });

  test('D15: captions are a string or absent', () => {
    const captions = (captionsUrl: unknown) => {
      const media = [{ id: 'v', mediaType: 'video', url: '/a.mp4', captionsUrl }];
      const node = { id: 'a', type: 'video', position: { x: 0, y: 0 }, media };
      const story = { title: '', nodes: [node], connections: [] };
      return successOf(parseStory(story)).nodes[0]?.media[0]?.captionsUrl;
    };
    expect(captions('/a.vtt')).toBe('/a.vtt');
    for (const none of [undefined, null, '', 7, {}]) expect(captions(none)).toBeUndefined();
  });

  describe('D18: facts of a media file', () => {
    const item = { id: 'v', mediaType: 'image', url: '/a.webp' };
    const parsed = (parts: object) => {
      const node = { ...bareNode, type: 'image', media: [{ ...item, ...parts }] };
      return successOf(parseStory({ ...bare, nodes: [node] }));
    };
    const factsOf = (parts: object) => parsed(parts).nodes[0]?.media[0];

    test('are kept', () => {
      const facts = { width: 640, height: 1, placeholder: 'YTkGJwaRhWUIt4lbgnhZl3ath2BUBGYA' };
      expect(factsOf(facts)).toMatchObject(facts);
      const waveform = Array.from({ length: 400 }, (_, index) => index % 256);
      expect(factsOf({ waveform })?.waveform).toEqual(waveform);
    });

    test.each([
      ['width', [0, -1, 1.5, '640', null, Number.MAX_VALUE]],
      ['height', [0, '480']],
      ['placeholder', ['', 7, null, 'a'.repeat(101)]],
      ['waveform', [[], [256], [-1], [0.5], ['1'], 'loud', Array.from({ length: 401 }, () => 0)]],
    ] as const)('another value of %s counts as absent', (key, values) => {
      for (const value of values) {
        expect(factsOf({ [key]: value })?.[key]).toBeUndefined();
        expect(serialiseStory(parsed({ [key]: value }))).toBe(serialiseStory(parsed({})));
      }
    });
  });

  test('D26: a background sound is marked by true alone', () => {
    const marked = (isBackground: unknown) => {
      const media = [{ id: 's', mediaType: 'audio', url: '/sea.mp3', isBackground }];
      return successOf(parseStory({ ...bare, nodes: [{ ...bareNode, media }] }));
    };
    expect(marked(true).nodes[0]?.media[0]?.isBackground).toBe(true);
    for (const none of [false, 1, 'true', null, undefined]) {
      expect(serialiseStory(marked(none))).not.toContain('isBackground');
    }
  });

  test('D17: the language is a tag or absent, and a document without one gets no key', () => {
    const parsed = (parts: object) => successOf(parseStory({ ...bare, ...parts }));
    for (const tag of ['ru', 'pt-BR', 'sr-Cyrl-RS']) {
      expect(parsed({ language: tag }).language).toBe(tag);
      expect(serialiseStory(parsed({ language: tag }))).toContain(`"language":"${tag}"`);
    }
    for (const none of [undefined, null, '', 'Русский', 'ru" onload="x', 7, {}]) {
      expect(parsed({ language: none }).language).toBeUndefined();
      expect(serialiseStory(parsed({ language: none }))).toBe(serialiseStory(parsed({})));
    }
    expect(parsed({})).not.toHaveProperty('language');
  });

  test('D25: a look has choices that are known and what later versions add, or is absent', () => {
    const lookOf = (look: unknown) => successOf(parseStory({ ...bare, look })).look;
    const whole = { face: 'antique', accent: 'teal', dropCap: true };
    expect(lookOf(whole)).toEqual(whole);
    expect(lookOf({ ...whole, face: 'comic', paper: 'old' })).toEqual({
      accent: 'teal',
      dropCap: true,
      paper: 'old',
    });
    for (const none of [null, 'antique', [], {}, { face: 'book' }, { accent: 'toString' }]) {
      expect(lookOf(none)).toBeUndefined();
    }
    const plain = successOf(parseStory({ ...bare, look: { dropCap: 'yes' } }));
    expect(serialiseStory(plain)).toBe(serialiseStory(successOf(parseStory(bare))));
    expect(successOf(playableStory({ ...bare, look: whole })).look).toEqual(whole);
  });

  test('D9: coordinates are finite, and zero has no sign', () => {
    const at = (x: unknown) =>
      parseStory({ ...bare, nodes: [{ ...bareNode, position: { x, y: 0 } }] });
    expect(successOf(at(-0)).nodes[0]?.position.x).toBe(0);
    for (const x of [Number.NaN, Number.POSITIVE_INFINITY, '1', null]) {
      expect(failureOf(at(x))[0]?.place.path).toBe('nodes.0.position.x');
    }
  });

  test('D9: reports at most 100 problems', () => {
    const broken = Array.from({ length: 500 }, () => ({}));
    expect(failureOf(parseStory({ ...bare, nodes: broken }))).toHaveLength(100);
    const twins = Array.from({ length: 500 }, () => bareNode);
    expect(failureOf(parseStory({ ...bare, nodes: twins }))).toHaveLength(100);
  });

  test('D1: returns a result for any data, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(typeof parseStory(input).ok).toBe('boolean');
      }),
    );
  });
});

describe('parseStoryJson', () => {
  test('D1: text that is not JSON is malformed', () => {
    expect(failureOf(parseStoryJson('{"title": '))[0]).toMatchObject({
      code: 'document-malformed',
      place: { path: '' },
    });
  });

  test('D9: a byte order mark is skipped', () => {
    expect(parseStoryJson(`\uFEFF${serialiseStory(sampleStory)}`).ok).toBe(true);
  });
});

describe('serialiseStory', () => {
  test('D10: parse(serialise(x)) is x', () => {
    fc.assert(
      fc.property(storyArbitrary, (story) => {
        expect(successOf(parseStoryJson(serialiseStory(story)))).toEqual(story);
      }),
      { numRuns: runs(500) },
    );
  });

  test('D10: known keys come first, unknown keys last and sorted', () => {
    const [node] = sampleStory.nodes;
    const text = serialiseStory({ ...sampleStory, nodes: node ? [{ b: 1, a: 2, ...node }] : [] });
    const written: { nodes: object[] } = JSON.parse(text);
    expect(Object.keys(written)).toEqual([
      'title',
      'description',
      'startNodeId',
      'nodes',
      'connections',
      'groups',
      'notes',
    ]);
    expect(Object.keys(written.nodes[0] ?? {})).toEqual([
      'id',
      'type',
      'title',
      'content',
      'position',
      'choices',
      'media',
      'mediaNodeId',
      'a',
      'b',
    ]);
  });

  test('D10: the order of keys does not change the text', () => {
    fc.assert(
      fc.property(storyArbitrary, (story) => {
        const shuffled = successOf(parseStory(reversedKeys(story)));
        expect(serialiseStory(shuffled)).toBe(serialiseStory(story));
      }),
    );
  });
});

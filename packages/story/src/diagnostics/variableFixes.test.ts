import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { applyChange } from '../change/applyChange.ts';
import { parseStory } from '../schema/parseStory.ts';
import { successOf } from '../testing/outcome.ts';
import { diagnoseStory } from './diagnoseStory.ts';
import type { Diagnostic } from './diagnostic.ts';
import { fixDiagnostic } from './fixDiagnostic.ts';
import { context, fixedBy, room } from './variableDiagnostics.fixtures.ts';

describe('V15: fixes', () => {
  test.each([
    [{ effects: [{ kind: 'toggle', variable: 'door' }] }, 'boolean'],
    [{ content: '{if door: открыто}' }, 'boolean'],
    [{ effects: [{ kind: 'add', variable: 'door', value: '1' }] }, 'number'],
    [{ content: '{if door = "дуб": дуб}' }, 'text'],
    [{ content: '{door}' }, 'number'],
  ])('an unknown variable of %o is added with its type', (parts, type) => {
    const story = room('choices', [undefined], parts);
    const fixed = fixedBy(story, 'variable-unknown', 'add-variable');
    expect(fixed.variables?.at(-1)).toMatchObject({ name: 'door', type });
  });

  test('a name that no variable can have is not offered', () => {
    const effects = [{ kind: 'toggle', variable: 'не имя' }];
    const unknown = diagnoseStory(room('choices', [undefined], { effects })).find(
      ({ code }) => code === 'variable-unknown',
    );
    expect(unknown?.fixes).toEqual([]);
  });

  const condition = fc.constantFrom(
    ...[undefined, 'gold > 3', 'gold <= 3', 'gold < 0', 'key', 'not key', 'yes', 'door', 'gold'],
    ...['wall = "x"', 'visited("in")', 'gold >', 'name = ""'],
  );
  const parts = fc.record({
    content: fc.constantFrom('', 'x', '{name}', '{door}', '{if door: {wall} | else: x}', '{gold'),
    effects: fc.array(
      fc.record({
        kind: fc.constantFrom('set', 'add', 'toggle', 'ask'),
        variable: fc.constantFrom('gold', 'key', 'name', 'door', 'b c'),
        value: fc.constantFrom('1', 'yes', '"x"', 'wall + 1'),
      }),
      { maxLength: 2 },
    ),
  });

  test('V15: every fix can be applied, leaves a valid story and removes the diagnostic', () => {
    const named = ({ code, place }: Diagnostic) => JSON.stringify([code, place]);
    fc.assert(
      fc.property(
        fc.constantFrom('choices' as const, 'connections' as const),
        fc.array(condition, { minLength: 1, maxLength: 3 }),
        parts,
        (kind, conditions, given) => {
          const { effects, ...rest } = given;
          const story = room(kind, conditions, effects.length > 0 ? { ...rest, effects } : rest);
          for (const diagnosis of diagnoseStory(story)) {
            for (const fix of diagnosis.fixes) {
              const edit = successOf(fixDiagnostic(story, diagnosis, fix, context()));
              expect(parseStory(edit.story)).toEqual({ ok: true, value: edit.story });
              expect(applyChange(story, edit.change)).toStrictEqual(edit.story);
              expect(diagnoseStory(edit.story).map(named)).not.toContain(named(diagnosis));
            }
          }
        },
      ),
      { numRuns: runs(400) },
    );
  });
});

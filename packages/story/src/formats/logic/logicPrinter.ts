import type { StoryDocument } from '../../schema/document.ts';
import type { Effect } from '../../schema/variable.ts';
import type { Expression } from '../../variables/expression.ts';
import { type Dialect, printDialect, printValue } from './printDialect.ts';
import { storyLogic } from './storyLogic.ts';

/** An assignment of another program: its name of the variable, and the new value. */
export type PrintedAssignment = { readonly variable: string; readonly value: string };

/** Writes the logic of a story as another program has it. */
export function createLogicPrinter(story: StoryDocument, dialect: Dialect) {
  const logic = storyLogic(story);
  const print = (expression: Expression): string => printDialect(expression, dialect);
  return {
    logic,
    print,
    /** The variables with their initial values. */
    initial: (): PrintedAssignment[] =>
      story.variables
        ? logic.variables.map(({ name, initial }) => ({
            variable: dialect.variable(name),
            value: printValue(initial, dialect),
          }))
        : [],
    /** Null without a condition; one with a mistake never holds. */
    condition: (source: string | undefined): string | null => {
      if (source === undefined || !story.variables) return null;
      const read = logic.read(source, 'boolean');
      return read ? print(read) : 'false';
    },
    /**
     * What effects do. Those of a choice run before other programs count the visit of its target, but ours after it.
     */
    assignments: (effects: readonly Effect[] | undefined, target?: string): PrintedAssignment[] => {
      const visits = (nodeId: string): string =>
        nodeId === target ? `(${dialect.visits(nodeId)} + 1)` : dialect.visits(nodeId);
      return logic.assignments(effects).map(({ variable, value }) => ({
        variable: dialect.variable(variable.name),
        value: printDialect(value, { ...dialect, visits }),
      }));
    },
  };
}

export type LogicPrinter = ReturnType<typeof createLogicPrinter>;

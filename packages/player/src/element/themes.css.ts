import { themeNames, themeValues, vars } from '@dreamfork/ui/theme';
import { assignVars, globalStyle } from '@vanilla-extract/css';

type Assigned = Record<string, string>;

const assigned = themeNames.map((name) => {
  const { colorScheme, darkGround, variables } = themeValues[name];
  const values: Assigned = { ...assignVars(vars, variables), '--df-darkGround': darkGround };
  return { name, colorScheme, values };
});

const [first, ...others] = assigned;

/** Values shared by all themes are set once, so that overrides of the page survive a change of theme. */
const isShared = (variable: string): boolean =>
  assigned.every(({ values }) => values[variable] === first?.values[variable]);

const only = (values: Assigned, keep: (variable: string) => boolean): Assigned =>
  Object.fromEntries(Object.entries(values).filter(([variable]) => keep(variable)));

// On the host, because rules of the page override `:host` rules.
if (first) {
  const { colorScheme, values } = first;
  globalStyle(':host', { vars: only(values, isShared) });
  globalStyle(':host, [data-theme]', {
    colorScheme,
    vars: only(values, (variable) => !isShared(variable)),
  });
}

// The other themes contain only the differences from the first one.
for (const { name, colorScheme, values } of others) {
  globalStyle(`:host([data-theme="${name}"]), [data-theme="${name}"]`, {
    colorScheme,
    vars: only(values, (variable) => values[variable] !== first?.values[variable]),
  });
}

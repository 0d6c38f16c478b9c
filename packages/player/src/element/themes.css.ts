import { themeNames, themeValues, vars } from '@dreamfork/ui/theme';
import { assignVars, globalStyle } from '@vanilla-extract/css';

type Assigned = Record<string, string>;

const assigned = themeNames.map((name) => {
  const { colorScheme, variables } = themeValues[name];
  return { name, colorScheme, values: assignVars(vars, variables) as Assigned };
});

const [first, ...others] = assigned;

/** What all themes share stands once, and stays what the page made of it when the reader takes another theme. */
const isShared = (variable: string): boolean =>
  assigned.every(({ values }) => values[variable] === first?.values[variable]);

const only = (values: Assigned, keep: (variable: string) => boolean): Assigned =>
  Object.fromEntries(Object.entries(values).filter(([variable]) => keep(variable)));

// On the host, so that a page can put values of its own over them: rules of the page are stronger.
if (first) {
  const { colorScheme, values } = first;
  globalStyle(':host', { vars: only(values, isShared) });
  globalStyle(':host, [data-theme]', {
    colorScheme,
    vars: only(values, (variable) => !isShared(variable)),
  });
}

// The others stand on the first one and say what differs.
for (const { name, colorScheme, values } of others) {
  globalStyle(`:host([data-theme="${name}"]), [data-theme="${name}"]`, {
    colorScheme,
    vars: only(values, (variable) => values[variable] !== first?.values[variable]),
  });
}

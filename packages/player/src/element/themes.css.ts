import { themeNames, themeValues, vars } from '@dreamfork/ui/theme';
import { assignVars, globalStyle } from '@vanilla-extract/css';

type Assigned = Record<string, string>;

const assigned = themeNames.map((name) => {
  const { colorScheme, variables } = themeValues[name];
  return { name, colorScheme, values: assignVars(vars, variables) as Assigned };
});

/** What all themes share stands once; each says what is its own. */
const isShared = (variable: string): boolean =>
  assigned.every(({ values }) => values[variable] === assigned[0]?.values[variable]);

const only = (values: Assigned, keep: (variable: string) => boolean): Assigned =>
  Object.fromEntries(Object.entries(values).filter(([variable]) => keep(variable)));

// On the host, so that a page can put values of its own over them: rules of the page are stronger.
globalStyle(':host', { vars: only(assigned[0]?.values ?? {}, isShared) });

for (const { name, colorScheme, values } of assigned) {
  const host = name === 'light' ? ':host' : `:host([data-theme="${name}"])`;
  globalStyle(`${host}, [data-theme="${name}"]`, {
    colorScheme,
    vars: only(values, (variable) => !isShared(variable)),
  });
}

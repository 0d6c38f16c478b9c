import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { scope } from './ThemeScope.css.ts';

export type ThemeScopeProps = {
  /** One of ours, or the name of a theme of the host. */
  theme: string;
  children: ReactNode;
};

/** A part of the page in a theme of its own, with the menus, dialogs and tooltips that open from it. */
export function ThemeScope({ theme, children }: ThemeScopeProps) {
  const [layer] = useState(() =>
    typeof document === 'undefined' ? null : document.createElement('div'),
  );

  useLayoutEffect(() => {
    layer?.setAttribute('data-theme', theme);
  }, [layer, theme]);

  useLayoutEffect(() => {
    if (layer) document.body.append(layer);
    return () => layer?.remove();
  }, [layer]);

  return (
    <div className={scope} data-theme={theme}>
      <PortalProvider getContainer={() => layer}>{children}</PortalProvider>
    </div>
  );
}

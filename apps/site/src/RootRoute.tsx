import { RouterProvider } from '@dreamfork/ui';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router-dom';
import { NavigationProgress } from './layout/NavigationProgress.tsx';
import { useCanonicalAddress } from './navigation/useCanonicalAddress.ts';
import { useFocusOnNavigation } from './navigation/useFocusOnNavigation.ts';
import { usePreparation } from './navigation/usePreparation.ts';

/** Lets the links of the design system go through the site's router. */
export function RootRoute() {
  const navigate = useNavigate();
  useFocusOnNavigation();
  useCanonicalAddress();
  usePreparation();
  return (
    <RouterProvider navigate={(address) => void navigate(address)} useHref={useHref}>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </RouterProvider>
  );
}

import { RouterProvider } from '@dreamfork/ui';
import { Outlet, ScrollRestoration, useHref, useNavigate } from 'react-router-dom';
import { useFocusOnNavigation } from './navigation/useFocusOnNavigation.ts';

/** Lets the links of the design system go through the site's router. */
export function RootRoute() {
  const navigate = useNavigate();
  useFocusOnNavigation();
  return (
    <RouterProvider navigate={(address) => void navigate(address)} useHref={useHref}>
      <Outlet />
      <ScrollRestoration />
    </RouterProvider>
  );
}

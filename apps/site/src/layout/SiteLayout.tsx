import { Outlet } from 'react-router-dom';
import { SiteFrame } from './SiteFrame.tsx';

/** Every ordinary page. */
export function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

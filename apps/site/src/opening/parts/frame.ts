export { SiteFrame as part } from '../../layout/SiteFrame.tsx';

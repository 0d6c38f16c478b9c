import { useMessages } from '@dreamfork/ui/i18n';
import { staticPageMessages } from '../../messages/staticPages.ts';
import { TextPage } from './TextPage.tsx';

export const AboutPage = () => <TextPage {...useMessages(staticPageMessages).about} />;

export const ContactsPage = () => <TextPage {...useMessages(staticPageMessages).contacts} />;

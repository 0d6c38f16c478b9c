import { useMessages } from '@dreamfork/ui/i18n';
import { textMessages } from '../../messages/texts.ts';
import { TextPage } from './TextPage.tsx';
import { TextSections } from './TextSections.tsx';

export function AboutPage() {
  const { title, lead, sections } = useMessages(textMessages).about;
  return (
    <TextPage title={title} lead={lead}>
      <TextSections sections={sections} />
    </TextPage>
  );
}

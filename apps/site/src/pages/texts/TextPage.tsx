import { Heading, Prose, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Container } from '../../layout/Container.tsx';
import { textMessages } from '../../messages/texts.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';

export type TextPageName = keyof (typeof textMessages)['ru'];

/** One of the short pages that the footer leads to. */
export function TextPage({ name }: { name: TextPageName }) {
  const words = useMessages(textMessages)[name];
  usePageTitle(words.title);
  const sections = [
    { title: words.firstTitle, text: words.first },
    { title: words.secondTitle, text: words.second },
    { title: words.thirdTitle, text: words.third },
  ];
  return (
    <Container>
      <Stack gap="6">
        <Heading level={1}>{words.title}</Heading>
        <Prose>
          <p>{words.lead}</p>
          {sections.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </Prose>
      </Stack>
    </Container>
  );
}

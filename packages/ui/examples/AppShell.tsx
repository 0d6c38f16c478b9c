import { AppBar, AppShell, Container, Footer, Heading } from '@dreamfork/ui';

export default function Example() {
  return (
    <AppShell
      header={
        <AppBar logoHref="/" mobileLabel="Menu" links={[{ href: '/stories', label: 'Stories' }]} />
      }
      footer={<Footer groups={[]} note="Stories that branch" />}
    >
      <Container>
        <Heading level={1}>Stories</Heading>
      </Container>
    </AppShell>
  );
}

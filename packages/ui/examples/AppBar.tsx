import { AppBar, LinkButton } from '@dreamfork/ui';

export default function Example() {
  return (
    <AppBar
      logoHref="/"
      links={[
        { href: '/stories', label: 'Stories', isCurrent: true },
        { href: '/help', label: 'Help' },
      ]}
      actions={
        <LinkButton href="/login" size="small">
          Sign in
        </LinkButton>
      }
    />
  );
}

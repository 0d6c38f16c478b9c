import { type Identity, startIdentityProvider } from '../../../../scripts/identityProvider.ts';

/** Google, as tests have it. */
export async function startGoogle() {
  const provider = await startIdentityProvider();
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = provider.environment;
  const google = {
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
  };
  return { provider, google };
}

export const person = (name: string, facts: Partial<Identity> = {}): Identity => ({
  sub: `google-${name}`,
  email: `${name}@example.org`,
  email_verified: true,
  name: `Имя ${name}`,
  ...facts,
});

'use client';

export {
  type AccountAddresses,
  type AccountHost,
  AccountProvider,
  type AccountProviderProps,
} from './AccountProvider.tsx';
export type { AuthCause, AuthPageProps } from './authentication/AuthLayout.tsx';
export { ConfirmEmailPage } from './authentication/ConfirmEmailPage.tsx';
export type { EmailLinkPageProps } from './authentication/emailLink.ts';
export { ForgotPasswordPage } from './authentication/ForgotPasswordPage.tsx';
export { LoginPage, type LoginPageProps } from './authentication/LoginPage.tsx';
export { RegisterPage } from './authentication/RegisterPage.tsx';
export { ResetPasswordPage } from './authentication/ResetPasswordPage.tsx';
export { UnsubscribePage } from './authentication/UnsubscribePage.tsx';
export { UnconfirmedNotice, type UnconfirmedNoticeProps } from './email/UnconfirmedNotice.tsx';
export { SyncPreferences, type SyncPreferencesProps } from './preferences/SyncPreferences.tsx';
export { DataSection, type DataSectionProps } from './profile/DataSection.tsx';
export { EmailSection } from './profile/EmailSection.tsx';
export { IdentitySection } from './profile/IdentitySection.tsx';
export { NamesSection } from './profile/NamesSection.tsx';
export { PasswordSection } from './profile/PasswordSection.tsx';
export {
  PreferencesSection,
  type PreferencesSectionProps,
} from './profile/PreferencesSection.tsx';
export { ProfilePage, type ProfilePageProps } from './profile/ProfilePage.tsx';
export { SessionsSection } from './profile/SessionsSection.tsx';
export { UserMenu, type UserMenuProps, UserMenuRows } from './userMenu/UserMenu.tsx';

export { AppBar, type AppBarProps } from './AppBar/AppBar.tsx';
export type { AppBarLink } from './AppBar/MobileMenu.tsx';
export { useMediaQuery } from './AppBar/useMediaQuery.ts';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
  type CommandSection,
} from './CommandPalette/CommandPalette.tsx';
export {
  type CommentItem,
  CommentList,
  type CommentListProps,
} from './CommentList/CommentList.tsx';
export {
  ConnectionNotice,
  type ConnectionNoticeProps,
  connectionStates,
} from './ConnectionNotice/ConnectionNotice.tsx';
export {
  CropDialog,
  type CropDialogProps,
  type CropSaveOptions,
} from './CropDialog/CropDialog.tsx';
export type { DataTableColumn, RemoteRows, SortValue } from './DataTable/arrangeRows.ts';
export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export { BrokenPencil } from './Drawings/BrokenPencil.tsx';
export { ClosedNotebook } from './Drawings/ClosedNotebook.tsx';
export { Letter } from './Drawings/Letter.tsx';
export { MissingPage } from './Drawings/MissingPage.tsx';
export { OpenNotebook } from './Drawings/OpenNotebook.tsx';
export { StoryMap } from './Drawings/StoryMap.tsx';
export { TornMap } from './Drawings/TornMap.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FormFieldError,
} from './ErrorSummary/ErrorSummary.tsx';
export {
  FilterBar,
  type FilterBarProps,
  FilterSelect,
  type FilterSelectProps,
} from './FilterBar/FilterBar.tsx';
export { Footer, type FooterGroup, type FooterProps } from './Footer/Footer.tsx';
export { EmailField, type EmailFieldProps } from './Form/EmailField.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export { FormDialog, type FormDialogProps } from './Form/FormDialog.tsx';
export {
  type FieldErrors,
  type FieldOfCode,
  fieldErrorsOf,
  requiredFields,
  type SubmitError,
  translateFieldErrors,
} from './Form/fieldErrors.ts';
export {
  type FormOptions,
  type FormState,
  type FormValues,
  useForm,
} from './Form/useForm.ts';
export { FormSection, type FormSectionProps } from './FormSection/FormSection.tsx';
export { LiveSearch, type LiveSearchProps } from './LiveSearch/LiveSearch.tsx';
export {
  ForkMark,
  type ForkMarkProps,
  Logo,
  type LogoProps,
  type LogoSize,
  logoSizes,
} from './Logo/Logo.tsx';
export { MessagePage, type MessagePageProps } from './MessagePage/MessagePage.tsx';
export {
  Notice,
  type NoticeProps,
  type NoticeTone,
  noticeTones,
} from './Notice/Notice.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export {
  PictureActions,
  type PictureActionsProps,
} from './PictureActions/PictureActions.tsx';
export { ShowMore, type ShowMoreProps } from './ShowMore/ShowMore.tsx';
export { useFocusAfterRemoval } from './ShowMore/useFocusAfterRemoval.ts';
export {
  SideNav,
  type SideNavGroup,
  type SideNavItem,
  type SideNavProps,
  type SideNavSize,
  sideNavSizes,
} from './SideNav/SideNav.tsx';
export { StaleNotice, type StaleNoticeProps } from './StaleNotice/StaleNotice.tsx';
export {
  StatCard,
  type StatCardProps,
  StatGroup,
  type StatGroupProps,
  type StatTrend,
  trendDirections,
} from './StatCard/StatCard.tsx';
export { TagInput, type TagInputProps } from './TagInput/TagInput.tsx';
export { type TagItem, TagList, type TagListProps } from './TagList/TagList.tsx';
export {
  type HeldNavigation,
  type UnsavedChanges,
  UnsavedChangesGuard,
  type UnsavedChangesGuardProps,
  type UnsavedChangesOptions,
  useUnsavedChanges,
} from './UnsavedChangesGuard/UnsavedChangesGuard.tsx';

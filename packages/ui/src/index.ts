'use client';

import './base.ts';

export { RouterProvider } from 'react-aria-components';
export {
  AlertDialog,
  type AlertDialogProps,
  type AlertTone,
  alertTones,
} from './components/AlertDialog/AlertDialog.tsx';
export { Avatar, type AvatarProps, avatarSizes } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone, badgeTones } from './components/Badge/Badge.tsx';
export {
  type Bar,
  BarChart,
  type BarChartProps,
  type BarOrientation,
  barOrientations,
} from './components/BarChart/BarChart.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export {
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './components/Button/variants.ts';
export {
  ButtonGroup,
  type ButtonGroupOrientation,
  type ButtonGroupProps,
  type ButtonJoint,
  buttonGroupOrientations,
  buttonJoints,
} from './components/ButtonGroup/ButtonGroup.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  CodeField,
  type CodeFieldProps,
  type CodePiece,
} from './components/CodeField/CodeField.tsx';
export {
  SuggestingTextArea,
  type SuggestingTextAreaProps,
} from './components/CodeField/SuggestingTextArea.tsx';
export type { CodeSuggestion } from './components/CodeField/SuggestionList.tsx';
export { ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox.tsx';
export { type ConfirmOptions, confirmTones } from './components/Confirm/ConfirmDialog.tsx';
export {
  ConfirmProvider,
  type ConfirmProviderProps,
  useConfirm,
  usePrompt,
} from './components/Confirm/ConfirmProvider.tsx';
export type { PromptOptions } from './components/Confirm/PromptDialog.tsx';
export { ContextMenu, type ContextMenuProps } from './components/ContextMenu/ContextMenu.tsx';
export { CopyField, type CopyFieldProps } from './components/CopyField/CopyField.tsx';
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx';
export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangeValue,
} from './components/DateRangePicker/DateRangePicker.tsx';
export {
  type DescriptionItem,
  type DescriptionLayout,
  DescriptionList,
  type DescriptionListProps,
  type DescriptionSize,
  descriptionLayouts,
  descriptionSizes,
} from './components/DescriptionList/DescriptionList.tsx';
export {
  Dialog,
  type DialogProps,
  type DialogSize,
  dialogSizes,
} from './components/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export {
  Drawer,
  type DrawerProps,
  type DrawerSide,
  type DrawerSize,
  drawerSides,
  drawerSizes,
} from './components/Drawer/Drawer.tsx';
export { dropMessages } from './components/DropZone/DropZone.messages.ts';
export { DropZone, type DropZoneProps } from './components/DropZone/DropZone.tsx';
export { type FieldSize, fieldSizes } from './components/Field/fieldLook.ts';
export {
  FileList,
  type FileListItem,
  type FileListProps,
} from './components/FileList/FileList.tsx';
export {
  type CheckedFiles,
  checkFiles,
  type FileFault,
  type FileRules,
  fileFaults,
  type RejectedFile,
} from './components/FileTrigger/checkFiles.ts';
export { FileTrigger, type FileTriggerProps } from './components/FileTrigger/FileTrigger.tsx';
export { useFileFaults } from './components/FileTrigger/useFileErrors.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Kbd, type KbdProps } from './components/Kbd/Kbd.tsx';
export {
  LineChart,
  type LineChartProps,
  type LineSeries,
} from './components/LineChart/LineChart.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/LinkButton.tsx';
export { LocaleSwitcher } from './components/LocaleSwitcher/LocaleSwitcher.tsx';
export {
  Menu,
  type MenuProps,
  MenuTrigger,
  type MenuTriggerProps,
} from './components/Menu/Menu.tsx';
export type {
  MenuCommand,
  MenuEntry,
  MenuSection,
  MenuSeparator,
  MenuSubmenu,
} from './components/Menu/Menu.types.ts';
export { Meter, type MeterProps } from './components/Meter/Meter.tsx';
export {
  NavigationProgress,
  type NavigationProgressProps,
} from './components/NavigationProgress/NavigationProgress.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export type { PasswordRule } from './components/PasswordField/PasswordRules.tsx';
export {
  Popover,
  type PopoverProps,
  PopoverTrigger,
  type PopoverTriggerProps,
} from './components/Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioItem,
} from './components/RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedControlSize,
  type SegmentItem,
  segmentedControlSizes,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { MultiSelect, type MultiSelectProps } from './components/Select/MultiSelect.tsx';
export { Select, type SelectItem, type SelectProps } from './components/Select/Select.tsx';
export { ShareBar, type ShareBarProps, type SharePart } from './components/ShareBar/ShareBar.tsx';
export { Skeleton, type SkeletonProps, skeletonShapes } from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Slider, type SliderProps, sliderOrientations } from './components/Slider/Slider.tsx';
export { Spinner, type SpinnerProps, spinnerSizes } from './components/Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export type { TableRowActions } from './components/Table/RowActions.tsx';
export type { TableSelection } from './components/Table/SelectionBar.tsx';
export {
  Table,
  type TableColumn,
  type TableDensity,
  type TableProps,
  tableDensities,
} from './components/Table/Table.tsx';
export {
  type SortDirection,
  sortDirections,
  type TableSort,
} from './components/Table/tableSort.ts';
export {
  type TabItem,
  Tabs,
  type TabsProps,
  type TabsSize,
  tabsSizes,
} from './components/Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export {
  type ToastHandle,
  type ToastOptions,
  type ToastStatus,
  toastStatuses,
} from './components/Toast/Toast.types.ts';
export {
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './components/Toast/ToastProvider.tsx';
export { ToggleButton, type ToggleButtonProps } from './components/ToggleButton/ToggleButton.tsx';
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export {
  Tree,
  type TreeHandle,
  type TreeProps,
  type TreeRow,
} from './components/Tree/Tree.tsx';
export * from './i18n/index.ts';
export { AppBar, type AppBarLink, type AppBarProps } from './patterns/AppBar/AppBar.tsx';
export { useMediaQuery } from './patterns/AppBar/useMediaQuery.ts';
export { AppShell, type AppShellProps } from './patterns/AppShell/AppShell.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
  type CommandSection,
} from './patterns/CommandPalette/CommandPalette.tsx';
export {
  type CommentItem,
  CommentList,
  type CommentListProps,
} from './patterns/CommentList/CommentList.tsx';
export {
  ConnectionNotice,
  type ConnectionNoticeProps,
  connectionStates,
} from './patterns/ConnectionNotice/ConnectionNotice.tsx';
export {
  CropDialog,
  type CropDialogProps,
  type CropSaveOptions,
} from './patterns/CropDialog/CropDialog.tsx';
export type { SortValue } from './patterns/DataTable/arrangeRows.ts';
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type RemoteRows,
} from './patterns/DataTable/DataTable.tsx';
export { Delayed, type DelayedProps } from './patterns/Delayed/Delayed.tsx';
export { BrokenPencil } from './patterns/Drawings/BrokenPencil.tsx';
export { ClosedNotebook } from './patterns/Drawings/ClosedNotebook.tsx';
export { Letter } from './patterns/Drawings/Letter.tsx';
export { MissingPage } from './patterns/Drawings/MissingPage.tsx';
export { OpenNotebook } from './patterns/Drawings/OpenNotebook.tsx';
export { StoryMap } from './patterns/Drawings/StoryMap.tsx';
export { TornMap } from './patterns/Drawings/TornMap.tsx';
export { EmptyState, type EmptyStateProps } from './patterns/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './patterns/ErrorState/ErrorState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FormFieldError,
} from './patterns/ErrorSummary/ErrorSummary.tsx';
export { FilterBar, type FilterBarProps } from './patterns/FilterBar/FilterBar.tsx';
export { FilterSelect, type FilterSelectProps } from './patterns/FilterBar/FilterSelect.tsx';
export { Footer, type FooterGroup, type FooterProps } from './patterns/Footer/Footer.tsx';
export { EmailField, type EmailFieldProps } from './patterns/Form/EmailField.tsx';
export { Form, type FormProps } from './patterns/Form/Form.tsx';
export { FormDialog, type FormDialogProps } from './patterns/Form/FormDialog.tsx';
export {
  type FieldErrors,
  type FieldOfCode,
  fieldErrorsOf,
  requiredFields,
  type SubmitError,
  translateFieldErrors,
} from './patterns/Form/fieldErrors.ts';
export {
  type FormOptions,
  type FormState,
  type FormValues,
  useForm,
} from './patterns/Form/useForm.ts';
export { FormSection, type FormSectionProps } from './patterns/FormSection/FormSection.tsx';
export { LiveSearch, type LiveSearchProps } from './patterns/LiveSearch/LiveSearch.tsx';
export { ForkMark, type ForkMarkProps } from './patterns/Logo/ForkMark.tsx';
export { Logo, type LogoProps, type LogoSize, logoSizes } from './patterns/Logo/Logo.tsx';
export { MessagePage, type MessagePageProps } from './patterns/MessagePage/MessagePage.tsx';
export {
  Notice,
  type NoticeProps,
  type NoticeTone,
  noticeTones,
} from './patterns/Notice/Notice.tsx';
export { PageHeader, type PageHeaderProps } from './patterns/PageHeader/PageHeader.tsx';
export {
  PictureActions,
  type PictureActionsProps,
} from './patterns/PictureActions/PictureActions.tsx';
export { ShowMore, type ShowMoreProps } from './patterns/ShowMore/ShowMore.tsx';
export { useFocusAfterRemoval } from './patterns/ShowMore/useFocusAfterRemoval.ts';
export {
  SideNav,
  type SideNavGroup,
  type SideNavItem,
  type SideNavProps,
  type SideNavSize,
  sideNavSizes,
} from './patterns/SideNav/SideNav.tsx';
export { StaleNotice, type StaleNoticeProps } from './patterns/StaleNotice/StaleNotice.tsx';
export {
  StatCard,
  type StatCardProps,
  type StatTrend,
  trendDirections,
} from './patterns/StatCard/StatCard.tsx';
export { StatGroup, type StatGroupProps } from './patterns/StatCard/StatGroup.tsx';
export { TagInput, type TagInputProps } from './patterns/TagInput/TagInput.tsx';
export { type TagItem, TagList, type TagListProps } from './patterns/TagList/TagList.tsx';
export {
  type HeldNavigation,
  UnsavedChangesGuard,
  type UnsavedChangesGuardProps,
} from './patterns/UnsavedChangesGuard/UnsavedChangesGuard.tsx';
export {
  type UnsavedChanges,
  type UnsavedChangesOptions,
  useUnsavedChanges,
} from './patterns/UnsavedChangesGuard/useUnsavedChanges.ts';
export * from './primitives/index.ts';
export * from './theme/index.ts';
export { type ThemeName, themeNames } from './tokens/index.ts';

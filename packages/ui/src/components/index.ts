export {
  AlertDialog,
  type AlertDialogProps,
  type AlertTone,
  alertTones,
} from './AlertDialog/AlertDialog.tsx';
export { Avatar, type AvatarProps, avatarSizes } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone, badgeTones } from './Badge/Badge.tsx';
export { BarChart, type BarChartProps } from './BarChart/BarChart.tsx';
export type { BarSeries } from './BarChart/BarPlot.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export {
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './Button/variants.ts';
export {
  ButtonGroup,
  type ButtonGroupOrientation,
  type ButtonGroupProps,
  type ButtonJoint,
  buttonGroupOrientations,
  buttonJoints,
} from './ButtonGroup/ButtonGroup.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export {
  CodeField,
  type CodeFieldProps,
  type CodePiece,
} from './CodeField/CodeField.tsx';
export {
  SuggestingTextArea,
  type SuggestingTextAreaProps,
} from './CodeField/SuggestingTextArea.tsx';
export type { CodeSuggestion } from './CodeField/SuggestionList.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { type ConfirmOptions, confirmTones } from './Confirm/ConfirmDialog.tsx';
export {
  ConfirmProvider,
  type ConfirmProviderProps,
  useConfirm,
  usePrompt,
} from './Confirm/ConfirmProvider.tsx';
export type { PromptOptions } from './Confirm/PromptDialog.tsx';
export { ContextMenu, type ContextMenuProps } from './ContextMenu/ContextMenu.tsx';
export { CopyField, type CopyFieldProps } from './CopyField/CopyField.tsx';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangeValue,
} from './DateRangePicker/DateRangePicker.tsx';
export { Delayed, type DelayedProps } from './Delayed/Delayed.tsx';
export {
  type DescriptionItem,
  type DescriptionLayout,
  DescriptionList,
  type DescriptionListProps,
  type DescriptionSize,
  descriptionLayouts,
  descriptionSizes,
} from './DescriptionList/DescriptionList.tsx';
export {
  Dialog,
  type DialogProps,
  type DialogSize,
  dialogSizes,
} from './Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export {
  Drawer,
  type DrawerProps,
  type DrawerSide,
  type DrawerSize,
  drawerSides,
  drawerSizes,
} from './Drawer/Drawer.tsx';
export { dropMessages } from './DropZone/DropZone.messages.ts';
export { DropZone, type DropZoneProps } from './DropZone/DropZone.tsx';
export { type FieldSize, fieldSizes } from './Field/fieldLook.ts';
export {
  FileList,
  type FileListItem,
  type FileListProps,
} from './FileList/FileList.tsx';
export {
  type CheckedFiles,
  checkFiles,
  type FileFault,
  type FileRules,
  fileFaults,
  type RejectedFile,
} from './FileTrigger/checkFiles.ts';
export { FileTrigger, type FileTriggerProps, useFileFaults } from './FileTrigger/FileTrigger.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Kbd, type KbdProps } from './Kbd/Kbd.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { LocaleSwitcher } from './LocaleSwitcher/LocaleSwitcher.tsx';
export {
  Menu,
  type MenuProps,
  MenuTrigger,
  type MenuTriggerProps,
} from './Menu/Menu.tsx';
export type {
  MenuCommand,
  MenuEntry,
  MenuSection,
  MenuSeparator,
  MenuSubmenu,
} from './Menu/Menu.types.ts';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export {
  NavigationProgress,
  type NavigationProgressProps,
} from './NavigationProgress/NavigationProgress.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRule,
} from './PasswordField/PasswordField.tsx';
export {
  Popover,
  type PopoverProps,
  PopoverTrigger,
  type PopoverTriggerProps,
} from './Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioItem,
} from './RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedControlSize,
  type SegmentItem,
  segmentedControlSizes,
} from './SegmentedControl/SegmentedControl.tsx';
export { MultiSelect, type MultiSelectProps } from './Select/MultiSelect.tsx';
export { Select, type SelectProps } from './Select/Select.tsx';
export type { SelectItem } from './Select/SelectOption.tsx';
export { ShareBar, type ShareBarProps, type SharePart } from './ShareBar/ShareBar.tsx';
export { Skeleton, type SkeletonProps, skeletonShapes } from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Slider, type SliderProps, sliderOrientations } from './Slider/Slider.tsx';
export { Spinner, type SpinnerProps, spinnerSizes } from './Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export type { TableRowActions } from './Table/RowActions.tsx';
export type { TableSelection } from './Table/SelectionBar.tsx';
export { Table, type TableDensity, type TableProps, tableDensities } from './Table/Table.tsx';
export type { TableColumn } from './Table/tableParts.tsx';
export {
  type SortDirection,
  sortDirections,
  type TableSort,
} from './Table/tableSort.ts';
export {
  type TabItem,
  Tabs,
  type TabsProps,
  type TabsSize,
  tabsSizes,
} from './Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export {
  type ToastHandle,
  type ToastOptions,
  type ToastStatus,
  toastStatuses,
} from './Toast/Toast.types.ts';
export {
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './Toast/ToastProvider.tsx';
export { ToggleButton, type ToggleButtonProps } from './ToggleButton/ToggleButton.tsx';
export { Toolbar, type ToolbarProps } from './Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { Tree, type TreeHandle, type TreeProps } from './Tree/Tree.tsx';
export type { TreeRow } from './Tree/treeKeys.ts';

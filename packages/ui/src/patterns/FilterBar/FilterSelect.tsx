import { Select, type SelectProps } from '../../components/Select/Select.tsx';

const all = 'all';

export type FilterSelectProps<Id extends string> = Pick<
  SelectProps<Id>,
  'label' | 'isLabelInside' | 'isDisabled'
> & {
  /** What each part is called, and all of them together. */
  names: Readonly<Record<Id | typeof all, string>>;
  /** The parts, in their order. */
  ids: readonly Id[];
  /** The chosen part; `null` for all. */
  value: Id | null;
  onChange: (value: Id | null) => void;
};

/** A choice between everything and one of its parts. */
export function FilterSelect<Id extends string>({
  names,
  ids,
  value,
  onChange,
  ...select
}: FilterSelectProps<Id>) {
  return (
    <Select<Id | typeof all>
      {...select}
      value={value ?? all}
      onChange={(id) => onChange(ids.find((one) => one === id) ?? null)}
      items={([all, ...ids] as const).map((id) => ({ id, label: names[id] }))}
    />
  );
}

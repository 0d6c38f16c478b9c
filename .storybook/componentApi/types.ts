/** A prop of a component or a member of a type, as it is published. */
export type Member = {
  name: string;
  type: string;
  description: string;
  isRequired: boolean;
  defaultValue?: string;
};

/** A hook or a type that is exported beside a component. */
export type Companion = {
  name: string;
  kind: 'hook' | 'type';
  description: string;
  /** The signature of a hook, or a type that has no members. */
  text: string;
  members: Member[];
};

export type ComponentApi = {
  name: string;
  description: string;
  props: Member[];
  /** Props of the react-aria component below. */
  inherited: Member[];
  companions: Companion[];
};

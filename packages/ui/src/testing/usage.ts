export type Usage = {
  /** What the component is for. */
  when: string;
  /** Where it would be wrong. */
  whenNot: string;
  /** What stands there in its place: the siblings by name. */
  instead: string;
};

/** The parameters that put the rules of a component on its docs page. */
export const usage = ({ when, whenNot, instead }: Usage) => ({
  docs: {
    description: {
      component: `**When to use.** ${when}\n\n**When not.** ${whenNot}\n\n**Instead.** ${instead}`,
    },
  },
});

/** Parameters of a matrix story: Chromatic takes pictures of these alone. */
export const pictured = { chromatic: { disableSnapshot: false } };

/** A matrix whose parts lie above the page (menus, dialogs): the picture is of the whole window. */
export const picturedWhole = { ...pictured, visual: { area: 'window' }, layout: 'fullscreen' };

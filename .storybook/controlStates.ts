/** The states of a control that react-aria names in attributes for its styles. */
export const controlStates = ['hovered', 'pressed', 'focus-visible'] as const;

export type ControlState = (typeof controlStates)[number];

/** Shows every control of the page in one state, for the eye only; null shows them at rest. */
export function showControlState(state: ControlState | null): void {
  for (const control of document.querySelectorAll('[data-rac]')) {
    for (const each of controlStates) control.toggleAttribute(`data-${each}`, each === state);
  }
}

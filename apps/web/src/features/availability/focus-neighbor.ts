/** Focuses what is next to a list item that is about to go: the button of its neighbor, or the tab it is in. */
export function focusNeighbor(button: HTMLElement): void {
  const item = button.closest('li');
  const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
  (neighbor?.querySelector('button') ?? button.closest<HTMLElement>('[role=tabpanel]'))?.focus();
}

/** Scrolls the first field that was refused into view, together with the sentence below it, as soon as that is drawn. */
export function showFirstError(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector('[aria-invalid=true]');
    (field?.closest('[data-scope=field][data-part=root]') ?? field)?.scrollIntoView({ block: 'nearest' });
  });
}

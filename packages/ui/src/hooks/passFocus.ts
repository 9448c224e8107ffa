/**
 * For the `ref` of what goes away under the focus, as a Retry does once it worked: whoever pressed it then stands at the
 * heading of the part it stood in, instead of at the top of the document. What stands in a
 * `ListProgress` needs it not.
 *
 * @returns what React calls just before it takes the element out of the page, when it is still known who has the focus
 */
export const passFocus = (leaving: HTMLElement | null) => () => {
  const heading =
    leaving?.contains(document.activeElement) &&
    leaving.parentElement?.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

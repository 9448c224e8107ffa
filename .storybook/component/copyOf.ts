/** What is drawn in a window, to be drawn in others: its styles and its markup, and nothing that runs or can be reached. */
export function copyOf(page: Document): string {
  const styles = [...page.querySelectorAll('link[rel="stylesheet"], style')].map(
    ({ outerHTML }) => outerHTML,
  );
  const body = page.importNode(page.body, true);
  for (const one of body.querySelectorAll('script, iframe, #storybook-docs')) one.remove();
  body.inert = true;
  return `<head>${styles.join('')}</head>${body.outerHTML}`;
}

/** Storybook shows the place of a story before the story is in it. */
const isDrawn = ({ body }: Document): boolean =>
  body.classList.contains('sb-show-main') &&
  !body.classList.contains('sb-show-preparing-story') &&
  (body.querySelector('#storybook-root')?.childElementCount ?? 0) > 0;

/** How long a story that is drawn may take over its last touches, in milliseconds. */
const quietMs = 400;

/** Calls once a story stands and nothing has changed in it for a moment. @returns what ends the waiting */
export function onceDrawn(page: Document, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (!isDrawn(page)) return;
    timer = setTimeout(() => {
      changes.disconnect();
      call();
    }, quietMs);
  };
  const changes = new MutationObserver(wait);
  changes.observe(page.body, { childList: true, subtree: true, attributeFilter: ['class'] });
  wait();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
  };
}

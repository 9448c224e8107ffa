/** Copies the root attributes that the styles depend on: theme, mode, language. */
const copyRoot = (to: Element, from: Element) => {
  for (const { name, value } of from.attributes) if (name !== 'style') to.setAttribute(name, value);
};

/**
 * Copies the styles of one document to another, including those added later.
 * @returns a function that stops it
 */
export function copyTheme(inside: Document, outside: Document): () => void {
  const worn = new Set<Element>();
  const put = () => {
    copyRoot(inside.documentElement, outside.documentElement);
    for (const style of outside.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (worn.has(style)) continue;
      worn.add(style);
      inside.head.append(inside.importNode(style, true));
    }
  };
  inside.head.replaceChildren();
  put();
  const watch = new MutationObserver(put);
  watch.observe(outside.head, { childList: true });
  watch.observe(outside.documentElement, { attributes: true });
  return () => watch.disconnect();
}

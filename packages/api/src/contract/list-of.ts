import * as v from 'valibot';

/**
 * Returns the schema of a list from any host. Leaves out unreadable items and warns in the console, once for the same items. Fails
 * if no item can be read.
 *
 * @param name Name of an item, for the console.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item extends v.GenericSchema>(name: string, item: Item) {
  let said = '';
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.check((read) => read.length === 0 || read.some((one) => one !== null)),
    v.transform((read) => {
      const items = read.filter((one) => one !== null);
      if (items.length < read.length) {
        const places = read.flatMap((one, place) => (one === null ? [place + 1] : []));
        const words = `${places.length} of ${read.length} left out, no ${name}: number ${places.join(', ')}`;
        // biome-ignore lint/suspicious/noConsole: readers see the others; who looks after the host has to learn of it
        if (words !== said) console.warn(words);
        said = words;
      }
      return items;
    }),
  );
}

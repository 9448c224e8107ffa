import * as v from 'valibot';

/**
 * A list of any host. An item that cannot be read is left out and the others stand, which is said once in the console until
 * others are left out; a list of which no item can be read is none.
 *
 * @param name What an item is, for the console.
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

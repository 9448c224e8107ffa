import { inventPeople } from './bench/directory/people.ts';
import { measureSearches } from './bench/directory/searching.ts';
import { render } from './bench/table.ts';

const t = Date.now();
for await (const table of measureSearches(inventPeople(1_000_000))) console.log(render(table));
console.log((Date.now() - t) / 1000, 's');

/** One invented member: what the directory shows, and what its search may look at. */
export interface Person {
  firstName: string;
  lastName: string;
  year: number;
  program: string;
  company: string;
  state: string;
}

const words = (text: string): readonly string[] => text.split(' ');

const firstNameStarts = words(
  'A Abhi Ami Ana Ani Aru Asha Bha Cha Chi Deva Dha Di Ga Gau Ha Ira Ja Jaya Ka Ki La Ma Manas Mee Mi Na Ni Om Pa Pra Pri Ra Ro Sa San Shi Su Ta Tri U Va Vi Yo',
);
const firstNameEnds = words(
  'bha dhav dhya git gita hesh jal jay jit ka kram kul la lini mana mesh min mita nal nand nav nish nita pika raj reet ri rna sha shik shwin ta tal tin tosh vani vas ya yank yesh',
);
/** Trees, as everybody's surname here, and what surnames of the country end with. */
const trees = words(
  'Adulsa Amba Apta Arjun Asan Babhul Bakul Bel Bibba Bor Champa Chandan Chinch Devdar Dhavda Hirda Hivar Jambhul Kadamb Kanchan Karanj Karvand Katesavar Khair Khirni Kinhi Kokam Kumbha Kusum Limb Mahua Mango Moh Nandruk Nimb Padal Palash Pangara Phanas Pimpal Punnag Ritha Sag Salai Savar Shami Shevga Shirish Shisham Sitaphal Surangi Tad Tamhan Tembhurn Umbar Undi Vad Vavala Velu Wavla',
);
const surnameEnds = words(
  'kar ekar wadkar pande ve gaonkar ade are ase at ikar kari nis rao shetti skar te tkar wale war',
);

const programs = words(
  'Civil Computer-Engineering Computer-Science E&TC Electrical Instrumentation IT Metallurgy Mechanical Production',
);
const companies = [
  'Granite Health',
  'Lattice & Span',
  'Harbor Water Works',
  'Monsoon Analytics',
  'Quarry Robotics',
  'Teak Semiconductors',
];
const states = ['California', 'Illinois', 'New Jersey', 'New York', 'Oregon', 'Texas', 'Washington'];

/** The same numbers from 0 to 1 on every machine and in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const combined = (starts: readonly string[], ends: readonly string[]): readonly string[] =>
  starts.flatMap((start) => ends.map((end) => start + end));

const firstNames = combined(firstNameStarts, firstNameEnds);
const surnames = [...trees, ...combined(trees, surnameEnds)];

/** As in a real roll a few names are many people's and most are few people's: chance squared leans to the front. */
const leaning = (names: readonly string[], chance: number): string =>
  names[Math.floor(chance ** 2 * names.length)] ?? '';

/** So many invented people, always the same ones: 1,700 first names, 1,300 surnames. */
export function inventPeople(count: number): readonly Person[] {
  const chance = dice(170);
  const shuffled = { first: shuffle(firstNames, chance), last: shuffle(surnames, chance) };
  const oneOf = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? '';
  return Array.from({ length: count }, () => ({
    firstName: leaning(shuffled.first, chance()),
    lastName: leaning(shuffled.last, chance()),
    year: 1956 + Math.floor(chance() * 70),
    program: oneOf(programs),
    company: oneOf(companies),
    state: oneOf(states),
  }));
}

function shuffle(names: readonly string[], chance: () => number): readonly string[] {
  return names
    .map((name) => ({ name, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ name }) => name);
}

/** A roll as `banyan import` reads it; everybody agreed to everything, so that pages are as heavy as they get. */
export function rollOf(people: readonly Person[]): string {
  const lines = people.map(
    ({ firstName, lastName, year, program, company, state }, index) =>
      `${firstName},${lastName},${index}@example.org,${year},${program},https://example.org/in/${firstName}-${lastName}-${index},${company},${state},yes,yes`,
  );
  const head = 'first_name,last_name,email,year,program,linkedin,company,state,public_company,public_state';
  return `${[head, ...lines].join('\n')}\n`;
}

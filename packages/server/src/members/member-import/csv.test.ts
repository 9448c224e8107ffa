import { expect, test } from 'vitest';
import { csvText, readCsv, separatorOf } from './csv.ts';

const read = (text: string) => [...readCsv(text)].map(({ line, cells, problem }) => [line, cells, problem]);

test.each([
  ['CR', 'a,b\r1,2\r3,4\r'],
  ['LF', 'a,b\n1,2\n3,4'],
  ['CR LF', 'a,b\r\n1,2\r\n3,4\r\n'],
  ['a mixture', 'a,b\r\n1,2\r3,4\n'],
])('reads lines that end in %s', (_, text) => {
  expect(read(text)).toEqual([
    [1, ['a', 'b'], undefined],
    [2, ['1', '2'], undefined],
    [3, ['3', '4'], undefined],
  ]);
});

test.each([
  ['comma', '"a;b;c;d",x\n"1;2;3;4",y'],
  ['semicolon', '"a,b,c";"d,e"\n"1,2";3'],
  ['tab', 'a,b\tc\n1,2\t3'],
  ['pipe', 'a|b, c|d\n1|2, 3|4'],
  ['semicolon', 'a;b;c\n"Boston, MA";2;"x, y"\n"Salem, MA";2;3'],
  ['semicolon', 'sep=;\na,b;c,d\n'],
  ['pipe', '"sep=|"\r\na,b\r\n'],
  ['comma', 'one column\nonly'],
])('detects %s as the separator in %j', (separator, text) => expect(separatorOf(text)).toBe(separator));

test('reads a line break in a cell as a space and still counts lines', () => {
  expect(read('a,b\n"Two\r\nlines","x\ny"\n\n,,\n3,4\n')).toEqual([
    [1, ['a', 'b'], undefined],
    [2, ['Two lines', 'x y'], undefined],
    [7, ['3', '4'], undefined],
  ]);
});

test.each([
  ['one that never closes', '"Bunty,Palash,x', ['"Bunty', 'Palash', 'x']],
  ['something behind one', '"Bunty" Anand,Palash,x', ['"Bunty" Anand', 'Palash', 'x']],
  ['one that a later line would close', '"Bunty,Palash,x', ['"Bunty', 'Palash', 'x']],
])('a stray quotation mark rejects only its own line: %s', (_, bad, cells) => {
  const good = Array.from({ length: 600 }, (_one, index) => `Asha ${index},"Palash, Dr.",y`);
  const text = ['first,last,more', ...good.slice(0, 300), bad, ...good.slice(300)].join('\n');
  const records = read(text);
  expect(records).toHaveLength(602);
  expect(records.filter(([, , problem]) => problem !== undefined)).toEqual([
    [302, cells, 'a quotation mark is out of place'],
  ]);
});

test('keeps a quotation mark within a cell and ignores a space around a quoted cell', () => {
  expect(read('a,b\nAnand "Bunty,5\'10"\n "x" , "y, z" \n')).toEqual([
    [1, ['a', 'b'], undefined],
    [2, ['Anand "Bunty', '5\'10"'], undefined],
    [3, ['x', 'y, z'], undefined],
  ]);
});

test('parses two thousand stray quotation marks within a second or two', { timeout: 60_000 }, () => {
  const lines = Array.from({ length: 4_000 }, (_, index) => (index % 2 === 0 ? '"x,y,z' : 'x,y,z'));
  const { user } = process.cpuUsage();
  expect(read(['a,b,c', ...lines].join('\n')).filter(([, , problem]) => problem !== undefined)).toHaveLength(
    2_000,
  );
  expect(process.cpuUsage().user - user).toBeLessThan(10_000_000);
});

test('detects the encoding of Excel on a Macintosh by its line ends', () => {
  const bytes = Uint8Array.from([...Buffer.from('a,b\rZo'), 0x91, ...Buffer.from(',2\r')]);
  expect(csvText(bytes)).toEqual({ text: 'a,b\rZoë,2\r', encoding: 'macintosh' });
});

import { findState, isEmail } from '@banyan/api/contract';
import { formulaStart } from '../../http/csv.ts';

/* Parsers for cells as people and spreadsheets write them. */

/** Value of a cell, with an optional note. */
export interface ReadCell {
  text: string;
  /** Note on what was left out or chosen. It does not quote the cell, so that equal notes can be counted. */
  note?: string;
}

/** Format characters and zero-width spaces: they are invisible, and no number parses with them. */
const unseen = /[\p{Cf}\u115f\u1160\u3164]/gu;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

const isPlain = (text: string) => /^[ -~]*$/.test(text);

/** Converts digits of any script to 0 to 9. */
const asciiDigits = (text: string) =>
  isPlain(text)
    ? text
    : text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
        const code = digit.codePointAt(0) ?? 0;
        // The ten digits of a script are consecutive, and no digit of another script directly precedes them.
        let zero = code;
        while (isDigit(zero - 1)) zero -= 1;
        return String(code - zero);
      });

/** `="1998"`: marks a number as text for a spreadsheet. */
const textFormula = /^=\s*"(.*)"$/;

/** Error value of a spreadsheet, or the signs of a column that was too narrow for its number. */
const spreadsheetError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|#+)$/i;

/** Text of a cell, without the characters that a spreadsheet or our own export added around it. */
export function plainCell(cell: string): ReadCell {
  const typed = cell.trim();
  if (typed.startsWith("'") && formulaStart.test(typed.replace(/^'+/, ''))) return { text: typed.slice(1) };
  const formula = textFormula.exec(typed)?.[1];
  const text = formula === undefined ? typed : formula.replaceAll('""', '"').trim();
  return spreadsheetError.test(text) ? { text: '', note: 'is an error of the spreadsheet' } : { text };
}

const yesWords = new Set([
  'yes',
  'y',
  'yeah',
  'yep',
  'true',
  't',
  'x',
  '1',
  'on',
  '✓',
  '✔',
  '✅',
  '☑',
  'subscribed',
  'subscribe',
  'opted in',
  'opt in',
  'opt-in',
  'opted-in',
  'i agree',
  'agree',
  'agreed',
  'ok',
  'okay',
]);
const noWords = new Set([
  'no',
  'n',
  'nope',
  'false',
  'f',
  '0',
  'off',
  'none',
  'never',
  '-',
  '–',
  '—',
  'n/a',
  'na',
  'null',
  '✗',
  '✘',
  '❌',
  '☐',
  'unsubscribed',
  'unsubscribe',
  'not subscribed',
  'non-subscribed',
  'opted out',
  'opt out',
  'opt-out',
  'opted-out',
  'i do not agree',
  'disagree',
  'declined',
  'cleaned',
]);

/** Parses yes or no; `undefined` for anything else. An empty cell means no. */
export function yesOrNo(typed: string): boolean | undefined {
  if (typed === '') return false;
  // A variation selector turns a tick into an emoji.
  const text = asciiDigits(typed.replace(unseen, '').replace(/\ufe0f/g, ''))
    .trim()
    .toLowerCase()
    .replace(/^([01])\.0+$/, '$1')
    .replace(/[.!]$/, '');
  if (yesWords.has(text)) return true;
  return text === '' || noWords.has(text) ? false : undefined;
}

/** Number of years in which two digits identify a class. */
const yearsByTwoFigures = 100;

/**
 * Parses the year in a cell: a number, a date, or a year among words. `'98` is one of the last hundred years.
 * @returns the cell itself if it contains no year; `undefined` if it contains several
 */
export function yearIn(typed: string, isWithinLifetime: boolean): string | undefined {
  const text = asciiDigits(typed.replace(unseen, '')).trim();
  const thousands = /^(\d),(\d{3})$/.exec(text);
  if (thousands) return `${thousands[1]}${thousands[2]}`;
  // A span such as 1998-99 does not tell which end is meant.
  if (/\d{4}\s*[-–—/]\s*\d{2}(?![\d/-])/.test(text)) return undefined;
  const named = new Set((text.match(/\d+/g) ?? []).filter((digits) => /^(?:1[89]|2[01])\d\d$/.test(digits)));
  if (named.size > 1) return undefined;
  const [year] = named;
  if (year !== undefined) return year;
  const short = /(?:^|\s)['’‘`](\d\d)$/.exec(text)?.[1];
  if (short === undefined || !isWithinLifetime) return typed;
  const current = new Date().getFullYear();
  const inCentury = current - (current % 100) + Number(short);
  return String(inCentury > current ? inCentury - yearsByTwoFigures : inCentury);
}

/** Separators between and around addresses: `Name <a@x>`, `a@x ::: b@y`, `mailto:a@x`. */
const besideAddresses = /mailto:|[\s,;:|<>()[\]"'“”]+/i;

/** First email address in a cell; the cell itself if it has none. */
export function emailIn(typed: string): ReadCell {
  if (isEmail(typed)) return { text: typed };
  const found = typed.split(besideAddresses).filter(isEmail);
  const [first = typed] = found;
  const isSeveral = new Set(found.map((one) => one.toLowerCase())).size > 1;
  return isSeveral ? { text: first, note: 'has several addresses: the first one is taken' } : { text: first };
}

/** `9.19822E+11`: a spreadsheet's display of a long number. The other digits are lost. */
const lostDigits = /^[+-]?\d+(?:[.,]\d+)?e\+?\d+$/i;
/** `2139.0`: a whole number that a program stored with decimals. */
const needlessDecimals = /^(\+?\d+)\.0+$/;

/** Parses a number that is not a quantity, such as a phone number; empty if a spreadsheet lost its digits. */
export function numberIn(typed: string): ReadCell {
  const text = typed.trim();
  if (lostDigits.test(text)) return { text: '', note: 'has lost digits in a spreadsheet: it is left out' };
  return { text: text.replace(needlessDecimals, '$1') };
}

/** States whose ZIP codes begin with 0, which spreadsheets remove. */
const zeroStates = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VT', 'VI']);
const territories: Readonly<Record<string, string>> = {
  'puerto rico': 'PR',
  'virgin islands': 'VI',
  'us virgin islands': 'VI',
};

/** Restores the leading zeros of a ZIP code that a spreadsheet removed, based on the state. */
export function zipIn(typed: string, state: string): ReadCell {
  const read = numberIn(typed);
  const place = state.trim();
  const code =
    findState(place) ?? territories[place.toLowerCase().replace(/[^a-z ]/g, '')] ?? place.toUpperCase();
  if (!zeroStates.has(code)) return read;
  const parts = /^(\d{3,4})(-\d{4})?$/.exec(read.text);
  if (parts) return { text: `${(parts[1] ?? '').padStart(5, '0')}${parts[2] ?? ''}` };
  // Nine digits without hyphen and leading zeros.
  const long = /^\d{7,8}$/.test(read.text) ? read.text.padStart(9, '0') : undefined;
  return long === undefined ? read : { text: `${long.slice(0, 5)}-${long.slice(5)}` };
}

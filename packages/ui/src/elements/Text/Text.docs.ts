import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Body',
  use: [
    { when: 'Sentences of a page: `body`, and `quiet` for what is read second.', at: '/membership' },
    { when: 'The two or three lines under a title: `lede`.', at: '/contact' },
    { when: 'An article: `read`, a serif with lines of readable length.', at: '/events/register/$id' },
    { when: 'Meta below a thing, and kickers over it: `small`, `label`.' },
  ],
  avoid: [
    { when: 'It names what follows', use: 'Heading' },
    { when: 'A year, a count or money, set large', use: 'Numeral' },
    { when: 'HTML that somebody wrote, such as news', use: 'Prose' },
    { when: 'A short fact about the thing beside it', use: 'Badge' },
    { when: 'What is wrong with an answer', use: 'FieldError' },
  ],
  anatomy: { none: 'It is one element: a paragraph, unless `element` says otherwise.' },
  pairs: [
    {
      do: 'DoKeepTheMeasure',
      dont: 'DontRunAcrossThePage',
      because: 'Past about 70 characters the eye loses the next line. `measure` ends lines before that.',
    },
  ],
  behavior: [
    '`lede` and `read` end their lines at a readable length; the others do with `measure`.',
    'Words too long for their line, such as an address, break.',
    'Its color follows the ground it stands on; `quiet` stands back from it.',
    'In another language or direction it follows `lang` and `dir`.',
  ],
  words: [
    {
      write: 'A volunteer reads every registration, usually within a week.',
      not: 'Registrations will be processed in due course.',
      because: 'It says who does what, and when.',
    },
    {
      write: 'Joining is free.',
      not: 'Registration is currently free of charge!',
      because: 'Three words do it.',
    },
  ],
  keys: { none: 'It is read. Tab stops only at links inside it.' },
  says: { none: 'A paragraph has no name: its words are what is said.' },
  focus: [
    'A paragraph, unless `element` says otherwise. Size and tone are only seen, so the words must carry the meaning.',
    '`quiet` keeps a contrast of 7 : 1 on the page, and on sunk, raised and tinted surfaces.',
    'What you must do for text in another language: set `lang`, and `dir="auto"` where its direction is not known.',
  ],
  related: [
    { part: 'Heading', difference: 'names what follows' },
    { part: 'Prose', difference: 'a whole article of checked HTML' },
    { part: 'Numeral', difference: 'figures, set large' },
  ],
} satisfies ComponentDocs<typeof import('./Text.stories.tsx')>;

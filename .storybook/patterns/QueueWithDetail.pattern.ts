import type { PatternDocs } from './PatternDocs.ts';

export const pattern = {
  lead: 'Things to be decided about, one after the other: the list at the left, what was opened of it at the right, what can be done with it in a foot that stays.',
  use: [
    { when: 'The review of what was sent in.', at: '/office/review' },
    { when: 'Work that goes through many things, often by keys.' },
  ],
  avoid: [
    { when: 'Things that people read and share', use: 'Detail' },
    { when: 'A list that is only looked through', use: 'List with filters' },
    { when: 'One thing to confirm', use: 'ConfirmDialog' },
  ],
  made: [
    { part: 'OfficeShell', does: 'rooms around it' },
    { part: 'ScreenHead', does: 'the title of the screen' },
    { part: 'FilterTabs', does: 'the kinds, each with its number' },
    { part: 'Panes', does: 'list and detail, side by side or one at a time' },
    { part: 'QueueList', does: 'who or what waits, and the facts that decide' },
    { part: 'ReviewItem', does: 'what was sent in, whole' },
    { part: 'DecideFoot', does: 'approve, turn down, ask' },
    { part: 'UndoBar', does: 'what was just done, and the way back' },
  ],
  behavior: [
    'A row is a link: what is open stands in the address. Deciding opens the next row.',
    'What was decided leaves the list at once, and can be taken back until its letter leaves.',
    'What came in meanwhile is counted, and shown when somebody asks for it. Nothing moves by itself.',
    'Below 968 px the detail takes the place of the list; its way back says which one it is.',
  ],
  accessibility: [
    'The open row has `aria-current`; the heading of what was opened takes the focus.',
    'Arrow keys go through the rows. Every key stands on its button, and in a list that `?` opens.',
    'Keys can be switched off, and never work while somebody types.',
  ],
  words: [
    { write: 'Turn down', not: 'Reject', because: 'It is a person who asked.' },
    {
      write: 'Sunita Bakul is approved and in the directory.',
      not: 'Action completed.',
      because: 'Who, and what it means.',
    },
  ],
} satisfies PatternDocs;

import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Open',
  frame: { height: 420 },
  use: [
    { when: 'Before something is taken away.' },
    {
      when: 'One or two fields that belong to where one stands, as `GoToPageDialog` has.',
      at: '/alumni-directory',
    },
  ],
  avoid: [
    { when: 'Something said in passing', use: 'Toaster' },
    { when: 'Something that stays, and matters', use: 'Notice' },
    { when: 'Pictures', use: 'MediaViewer' },
    { when: 'What the page is about, or more than two fields', use: 'the page' },
    { when: 'What people do again and again', use: 'the page' },
    { when: 'Reading on', use: 'TextLink' },
  ],
  anatomy: {
    story: 'Open',
    parts: [
      {
        name: 'Sheet',
        at: '[role=dialog]',
        says: '440 px wide, or 720; its top corner cut like an elbow, 40 px.',
      },
      { name: 'Title', at: '[role=dialog] h2', says: 'A question. It names the dialog.' },
      {
        name: 'Description',
        at: '[role=dialog] h2 + p',
        optional: true,
        says: 'One sentence, read out with the title.',
      },
      {
        name: 'Close',
        at: '[role=dialog] button[aria-label=Close]',
        says: '44 px square, at the top end, last in the order of Tab.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoAskInTheTitle',
      dont: 'DontTitleItWarning',
      because: 'The title is its name, all that some people hear, and buttons are read without the question.',
    },
  ],
  behavior: [
    'It opens when you set `open`, and rises by 16 px; with reduced motion it is simply there.',
    'Its code is fetched when it first opens, or earlier by `preloadDialog`. If that fails, `onClose` is called.',
    'Escape, the backdrop and Close call `onClose`; a press inside, or on a toast above it, does not.',
    'The page behind is held still and keeps its width. Nothing is sent by closing.',
    'Longer than the window, the whole sheet scrolls, title and Close with it.',
    'You hold `open`: leave it true while an answer in it is wrong or being sent.',
    'It has no address: the browser’s Back goes to the page before and does not only close it.',
  ],
  words: [
    { write: 'Withdraw this story?', not: 'Are you sure?', because: 'Sure of what?' },
    {
      write: 'It leaves the list today. You may send it again whenever you like.',
      not: 'This action may have consequences.',
      because: 'It says what happens, when, and the way back.',
    },
  ],
  keys: [
    {
      keys: 'Enter',
      does: 'On what opens it: opens it. The first thing to do in it takes the focus.',
      story: 'WithTheKeyboard',
    },
    { keys: 'Tab', does: 'Goes to the next part inside; from Close to the first.', story: 'WithTheKeyboard' },
    {
      keys: 'Shift + Tab',
      does: 'Goes to the one before; from the first to Close.',
      story: 'WithTheKeyboard',
    },
    { keys: 'Escape', does: 'Closes it. The focus returns to what opened it.', story: 'WithTheKeyboard' },
  ],
  says: [
    {
      story: 'Open',
      role: 'dialog',
      name: 'Withdraw this story?',
      description: 'It leaves the list today. You may send it again whenever you like.',
    },
    { story: 'Open', role: 'button', name: 'Close' },
  ],
  focus: [
    'To the first field or button, never to the title; back to what opened it, unless a navigation has moved it meanwhile.',
    'Everything behind it is out of the accessibility tree while it is open.',
    'In forced colors it has an edge of 1 px.',
    'Limit: with one dangerous button and no field, that button has the focus. Put the harmless one first.',
    'Limit: in a long one nothing scrolls when the focus enters, or goes round between Close and the first part.',
    'What you must do: open it after something the reader did, never by itself; two buttons at most to answer it; no dialog out of a dialog.',
  ],
  related: [
    { part: 'GoToPageDialog', difference: 'one field, for a page of a list' },
    { part: 'MediaViewer', difference: 'pictures, over the whole window' },
    { part: 'Toaster', difference: 'says something and goes by itself' },
    { part: 'Button', difference: 'opens it, and answers it' },
  ],
} satisfies ComponentDocs<typeof import('./Dialog.stories.tsx')>;

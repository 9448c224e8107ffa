import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Primary',
  use: [
    { when: 'The one step a view is about: `primary`.', at: '/membership' },
    { when: 'Donate, once a page besides the one of the header: `accent`.', at: '/donate-home' },
    { when: 'Steps beside it: `line`. Undoing, `CLEAR`: `quiet`.', at: '/contact' },
    {
      when: 'What takes something away: `danger`, after a `Dialog` where nothing brings it back.',
      at: '/my-entry/$purpose',
    },
  ],
  avoid: [
    { when: 'It goes to a page', use: 'ButtonLink' },
    { when: 'It goes on from inside a sentence', use: 'TextLink' },
    { when: 'It goes on from a card or a row', use: 'MoreLink' },
    { when: 'A calendar file, a letter', use: 'IconLink' },
    { when: 'On or off, at once', use: 'Switch' },
    { when: 'Filters of which several can be on', use: 'Chip' },
  ],
  anatomy: {
    story: 'WithAnIcon',
    parts: [
      { name: 'Body', at: 'button', says: '48 px high, its top corner cut like an elbow, 14 px.' },
      {
        name: 'Icon',
        at: 'button > svg',
        optional: true,
        says: '20 px, before the label; `ButtonLink` has it behind.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoOnePrimary',
      dont: 'DontTwoPrimaries',
      because: 'Two first things are none: one `primary` in a view, everything beside it is `line`.',
    },
    {
      do: 'DoSayWhyBeside',
      dont: 'DontLeaveItDead',
      because: 'A button that does nothing, and does not say why, sends people away.',
    },
    {
      do: 'DoNameTheLoss',
      dont: 'DontColorAlone',
      because: 'Colour is not heard; the words say what will be gone.',
    },
  ],
  behavior: [
    'Pointed at, its elbow opens to 24 px and its color changes; of `danger` only the elbow moves.',
    'While `busy` it keeps the focus and lets no second press through, nor Enter in its form.',
    'Work of more than a second shows a spinner, and is announced once. Its room is there from the start.',
    '`unavailable` draws a dashed edge. It can be reached, does nothing and sends nothing.',
    'A long label wraps; the button grows and its words never shrink.',
    'On a field of color it takes the colors of that ground, and keeps its contrast.',
    'In a form it sends nothing until it has `type="submit"`; its own type is `button`.',
  ],
  words: [
    {
      write: 'Add to calendar',
      not: 'Click here to add this event to your calendar.',
      because: 'A verb and what it is about: three words or so, no full stop.',
    },
    { write: 'Send message', not: 'Submit', because: 'It says what happens.' },
    { write: 'Keep my draft', not: 'OK', because: 'It can be read without the question above it.' },
    {
      write: 'SENDING...',
      not: 'Please wait',
      because: 'The word of the specification: the busy label says the work.',
    },
  ],
  keys: [
    { keys: 'Tab', does: 'Reaches it, also while it is busy or unavailable.', story: 'Primary' },
    { keys: 'Enter', does: 'Presses it, once.', story: 'Primary' },
    {
      keys: 'Space',
      does: 'Presses it, once; nothing while it is unavailable.',
      story: 'UnavailableSaysWhy',
    },
  ],
  says: [
    { story: 'Primary', role: 'button', name: 'Explore Membership' },
    {
      story: 'BusyKeepsFocusAndLetsNoSecondPressThrough',
      role: 'button',
      name: 'SENDING...',
      is: { busy: true, disabled: true },
    },
    {
      story: 'UnavailableSaysWhy',
      role: 'button',
      name: 'Add Comment',
      description: 'Comments open when the association has people to read them.',
      is: { disabled: true },
    },
  ],
  focus: [
    'A ring of 3 px, 3 px away, that follows the elbow.',
    'Forced colours: the edge, transparent otherwise, becomes `ButtonText`.',
    'Limit: `small` is 40 px high, under our floor of 44: only inside bars that are taller.',
    '`aria-expanded` and `aria-controls` are handed on to the button.',
    '`IconButton` has a name for those who listen, and no tip for those who see: only signs that everybody knows.',
    'What you must do: where there are words, an `aria-label` begins with them. Who works by voice says what is seen.',
  ],
  related: [
    { part: 'ButtonLink', difference: 'the same look, for what goes somewhere' },
    { part: 'Cluster', difference: 'a row of buttons that wraps' },
    { part: 'SwitchButton', difference: 'turns something on or off and sends a form for it' },
    { part: 'FormFoot', difference: 'where the buttons of a form stand, and in which order' },
    { part: 'Dialog', difference: 'asks once more, before `danger` does it' },
  ],
} satisfies ComponentDocs<typeof import('./Button.stories.tsx')>;

import type { Me } from '@banyan/api/office';
import { type KeyLine, KeysSheet } from './keyboard/KeysSheet/KeysSheet.tsx';
import { hasPermission, navigationOf } from './navigation.ts';

const isApple = /Mac|iP(?:ad|hone|od)/.test(navigator.userAgent);
const mod = isApple ? '⌘' : 'Ctrl';

const listKeys: readonly KeyLine[] = [
  { keys: ['j', '↓'], does: 'Next' },
  { keys: ['k', '↑'], does: 'Previous' },
  { keys: ['Enter'], does: 'Open' },
  { keys: ['Esc'], does: 'Close' },
];

/** Shortcuts of Review and of galleries. */
const choiceKeys: readonly KeyLine[] = [
  { keys: ['x'], does: 'Select; in a gallery, the picture with the focus' },
  { keys: ['Shift', 'x'], does: 'Select a range' },
];

const decisionKeys: readonly KeyLine[] = [
  { keys: ['a'], does: 'Approve, done' },
  { keys: ['r'], does: 'Decline; 1 to 9: a saved reason' },
  { keys: ['q'], does: 'Ask' },
];

const writingKeys: readonly KeyLine[] = [
  { keys: ['z'], does: 'Undo the newest' },
  { keys: [mod, 's'], does: 'Save the draft now' },
  { keys: [mod, '↵'], does: 'The form’s main button' },
];

/** Permissions of volunteers who can save drafts and undo actions. */
const writing = ['queue.decide', 'member.edit', 'event.edit', 'news.edit'] as const;

const linesOf = (me: Me): readonly KeyLine[] => [
  { keys: ['/'], does: 'Search everything' },
  { keys: [mod, 'k'], does: 'Search everything, while you type too' },
  ...navigationOf(me).flatMap(({ key, label }) =>
    key === undefined ? [] : [{ keys: ['g', key], does: `Go to ${label}` }],
  ),
  ...(hasPermission(me, 'queue.see') || hasPermission(me, 'event.see') ? listKeys : []),
  ...(hasPermission(me, 'queue.decide') || hasPermission(me, 'event.edit') ? choiceKeys : []),
  ...(hasPermission(me, 'queue.decide') ? decisionKeys : []),
  ...(writing.some((permission) => hasPermission(me, permission)) ? writingKeys : []),
  ...(hasPermission(me, 'event.edit')
    ? [{ keys: ['n'], does: 'In Events: new event; in its guest list: add guest' }]
    : []),
  { keys: ['?'], does: 'This sheet' },
];

export interface AllKeysProps {
  me: Me;
  open: boolean;
  onClose: () => void;
}

/** Keyboard shortcuts that this volunteer can use. */
export const AllKeys = ({ me, open, onClose }: AllKeysProps) => (
  <KeysSheet open={open} onClose={onClose} lines={linesOf(me)} offHref="/office/me" />
);

import { eventSaved, eventUndo } from './features/events/undo.ts';
import { giftUndo } from './features/gifts/undo.ts';
import { contactSaved, memberSaved, memberUndo } from './features/members/undo.ts';
import { newsSaved, newsUndo } from './features/news/undo.ts';
import { publishedUndo } from './features/published/undo.ts';
import { reviewUndo } from './features/review/undo.ts';
import { settingsUndo } from './features/settings/undo.ts';

/** Undo functions of all features. */
export const undoWays = {
  ...reviewUndo,
  ...publishedUndo,
  ...eventUndo,
  ...newsUndo,
  ...memberUndo,
  ...giftUndo,
  ...settingsUndo,
};

/** Versioned records whose previous values can be restored, by kind. */
export const savedKinds = {
  news: newsSaved,
  event: eventSaved,
  member: memberSaved,
  contact: contactSaved,
};

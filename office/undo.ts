import { eventSaved, eventUndo } from './features/events/undo.ts';
import { giftUndo } from './features/gifts/undo.ts';
import { contactSaved, memberSaved, memberUndo } from './features/members/undo.ts';
import { newsSaved, newsUndo } from './features/news/undo.ts';
import { publishedUndo } from './features/published/undo.ts';
import { reviewUndo } from './features/review/undo.ts';
import { settingsUndo } from './features/settings/undo.ts';

/** Ways to undo what volunteers do, by feature: what each does, and what came of it. */
export const undoWays = {
  ...reviewUndo,
  ...publishedUndo,
  ...eventUndo,
  ...newsUndo,
  ...memberUndo,
  ...giftUndo,
  ...settingsUndo,
};

/** What is saved with a version, and can be saved again as it was. */
export const savedKinds = {
  news: newsSaved,
  event: eventSaved,
  member: memberSaved,
  contact: contactSaved,
};

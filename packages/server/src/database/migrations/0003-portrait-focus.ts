/** The focal point of a story's portrait: JSON, null for the upper third. */
export const portraitFocus = (): readonly string[] => ['alter table stories add column photo_focus text'];

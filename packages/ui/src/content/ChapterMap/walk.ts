/** Type of the view transition from the map of all chapters to one of them, and back; its styles come with `walkingPart`. */
export const chapterWalk = 'chapter-walk';

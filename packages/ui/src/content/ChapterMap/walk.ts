/** Type of the view transition from the map of all chapters to one of them, and back; its styles come with `ChapterHead`. */
export const chapterWalk = 'chapter-walk';

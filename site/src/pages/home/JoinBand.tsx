import { chapterPath } from '@banyan/api/contract';
import { JoinUs } from '@banyan/ui/sections';
import { chapters } from '../../content/chapters.ts';
import { homeBelow } from '../../content/homeBelow.ts';

const { heading, text, button, toPune } = homeBelow.join;

/** Section with the join button and the map of the chapters. */
export const JoinBand = () => (
  <JoinUs
    heading={heading}
    text={text}
    action={button}
    chapters={chapters.map((chapter) => ({ ...chapter, href: chapterPath(chapter.id) }))}
    towards={toPune}
  />
);

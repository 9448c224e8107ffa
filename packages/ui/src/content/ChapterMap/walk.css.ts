import { globalIn, styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';
import { chapterWalk } from './walk.ts';

const walking = `:root:active-view-transition-type(${chapterWalk})`;

/** Class of a `ChapterMap` that turns into the `ChapterHead` of the next page in a view transition of the type `chapterWalk`. */
export const walkingPart = styleIn('component', {
  '@media': { [media.motion]: { selectors: { [`${walking} &`]: { viewTransitionName: 'chapter' } } } },
});

/* Stays in front of the map, which moves up. */
globalIn('component', `${walking} body > header`, {
  '@media': { [media.motion]: { viewTransitionName: 'header' } },
});

for (const part of ['group', 'old', 'new'])
  globalIn('component', `${walking}::view-transition-${part}(*)`, {
    '@media': {
      [media.motion]: {
        animationDuration: vars.duration.overlay,
        animationTimingFunction: vars.easing.out,
      },
    },
  });

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { media } from '../../theme/scales.ts';

/** Volume of an unmuted video (specification §2, Membership). It starts muted. */
export const filmVolume = 0.45;
/** Share of a video that must be visible for it to play (specification §2, Membership). */
export const visibleShare = 0.5;

/** Missing in the platform’s types: only some browsers have it. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const saves =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return saves || matchMedia('(prefers-reduced-data: reduce)').matches;
};

const playsByItself = () => !matchMedia(media.reducedMotion).matches && !savesData();

/**
 * Plays a video while at least half of it is visible. With reduced motion or data saving it waits until the visitor plays it.
 * After the visitor paused it, it stays paused.
 */
export const useFilm = (film: RefObject<HTMLVideoElement | null>) => {
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(true);
  const wish = useRef<'play' | 'pause'>(undefined);

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    video.volume = filmVolume;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const seen = (entry?.intersectionRatio ?? 0) >= visibleShare;
        const wanted = wish.current === 'play' || (wish.current === undefined && playsByItself());
        if (!seen) video.pause();
        else if (wanted) start(video);
      },
      { threshold: visibleShare },
    );
    observer.observe(video.parentElement ?? video);
    return () => observer.disconnect();
  }, [film]);

  const togglePlaying = useCallback(() => {
    const video = film.current;
    if (!video) return;
    wish.current = playing ? 'pause' : 'play';
    if (playing) video.pause();
    else start(video);
  }, [film, playing]);

  return {
    playing,
    muted,
    togglePlaying,
    toggleMuted: () => setMuted(!muted),
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
  };
};

/** A browser that refuses to play shows the poster, and the play button is still there. */
const start = (video: HTMLVideoElement) => {
  video.play().catch(() => undefined);
};

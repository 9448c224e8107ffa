import { Pause, Play, Volume2, VolumeX } from 'lucide';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { classNames } from '../../style/classNames.ts';
import { useFilm } from './useFilm.ts';
import * as styles from './VideoHeader.css.ts';

export interface VideoHeaderWords {
  play: string;
  pause: string;
  mute: string;
  unmute: string;
}

export const videoHeaderWords: VideoHeaderWords = {
  play: 'Play the film',
  pause: 'Pause the film',
  mute: 'Mute the film',
  unmute: 'Unmute the film',
};

export interface VideoHeaderProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title' | 'aria-labelledby'> {
  /** Title of the page, without descenders: its letters are on the ground below. */
  title: string;
  /** Description of the video for readers who cannot see it. */
  description: string;
  /** Same video in several formats, the best first. */
  sources: readonly { src: string; type: string }[];
  /** Picture shown until the video plays, and if it cannot play. */
  poster: string;
  /** Captions of the video: a WebVTT file. */
  captions: { src: string; language: string; label: string };
  /** Labels of its buttons. @default English */
  words?: VideoHeaderWords;
}

/**
 * Video across the page with the page’s title on its lower edge. Follow it with a marigold field (`onGarland`), with which the
 * letters merge. It starts muted; unmuted its volume is 0.45. It plays while at least half of it is visible; not with reduced
 * motion or data saving, and not after the visitor paused it. Without JavaScript the poster is shown.
 */
export function VideoHeader({
  title,
  description,
  sources,
  poster,
  captions,
  words = videoHeaderWords,
  className,
  ...rest
}: VideoHeaderProps) {
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const { playing, muted, togglePlaying, toggleMuted, onPlay, onPause } = useFilm(video);
  const hydrated = useHydrated();
  const last = sources.at(-1);

  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.film, className)}>
      <video
        ref={video}
        poster={poster}
        muted={muted}
        loop
        playsInline
        preload="none"
        aria-label={description}
        className={styles.video}
        onPlaying={onPlay}
        onPause={onPause}
      >
        {sources.map((source) => (
          <source
            key={source.src}
            {...source}
            onError={source === last ? () => setFailed(true) : undefined}
          />
        ))}
        <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />
      </video>
      <h1 id={id} className={styles.word}>
        {title}
      </h1>
      {hydrated && !failed ? (
        <div className={styles.controls}>
          <Control label={playing ? words.pause : words.play} onPress={togglePlaying}>
            <Icon icon={playing ? Pause : Play} />
          </Control>
          <Control label={muted ? words.unmute : words.mute} onPress={toggleMuted}>
            <Icon icon={muted ? VolumeX : Volume2} />
          </Control>
        </div>
      ) : null}
    </section>
  );
}

function Control({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-label={label} className={styles.button} onClick={onPress}>
      {children}
    </button>
  );
}

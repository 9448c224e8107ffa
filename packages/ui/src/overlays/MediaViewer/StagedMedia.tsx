import { Download } from 'lucide';
import { useState } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './MediaViewer.css.ts';
import type { MediaViewerWords } from './MediaViewer.tsx';
import type { MediaItem } from './mediaItem.ts';

/** Value of `sizes`: a picture is at most as wide as the screen. */
export const stageSizes = '100vw';

export interface StagedMediaProps {
  item: MediaItem;
  words: MediaViewerWords;
}

/** Picture or video, or a text if it cannot be shown. */
export function StagedMedia({ item, words }: StagedMediaProps) {
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const { type, src, srcSet, sources = [], caption, alt = caption, poster, captions, size } = item;

  if (failed && type === 'image')
    return <p className={classNames(styles.missing, styles.solid)}>{words.imageUnavailable}</p>;
  if (failed) {
    return (
      <div className={classNames(styles.missing, styles.solid)}>
        <p>{words.videoUnplayable}</p>
        <ButtonLink href={src} download variant="line" icon={<Icon icon={Download} />}>
          {size === undefined ? words.download : `${words.download} (${size})`}
        </ButtonLink>
      </div>
    );
  }
  if (type === 'image') {
    return (
      <picture className={styles.formats}>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={stageSizes} />
        ))}
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet && stageSizes}
          alt={alt}
          draggable={false}
          className={styles.picture}
          onError={fail}
        />
      </picture>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions file is there when the film has one.
    <video
      src={src}
      poster={poster}
      controls
      playsInline
      preload="metadata"
      aria-label={alt}
      className={styles.film}
      onError={fail}
    >
      {captions ? (
        <track kind="captions" src={captions.src} srcLang={captions.language} label={captions.label} />
      ) : null}
    </video>
  );
}

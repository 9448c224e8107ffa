import { Download } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../elements/Button/index.ts';
import * as styles from './MediaViewer.css.ts';
import type { MediaViewerWords } from './MediaViewer.tsx';
import type { MediaItem } from './mediaItem.ts';

export interface StagedMediaProps {
  item: MediaItem;
  words: MediaViewerWords;
}

/** The picture or film itself, or the words for one that cannot be shown. */
export function StagedMedia({ item, words }: StagedMediaProps) {
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const { type, src, caption, alt = caption, poster, captions } = item;

  if (failed && type === 'image') return <p className={styles.missing}>{words.imageUnavailable}</p>;
  if (failed) {
    return (
      <div className={styles.missing}>
        <p>{words.videoUnplayable}</p>
        <ButtonLink
          href={src}
          download
          variant="line"
          icon={<Download size={20} strokeWidth={1.75} aria-hidden />}
        >
          {words.download}
        </ButtonLink>
      </div>
    );
  }
  if (type === 'image') {
    return <img src={src} alt={alt} draggable={false} className={styles.picture} onError={fail} />;
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

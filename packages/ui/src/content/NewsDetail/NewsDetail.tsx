import { type ComponentProps, Fragment, type MouseEvent, useState } from 'react';
import { BackLink } from '../../elements/BackLink/index.ts';
import { FactGrid } from '../../elements/FactGrid/index.ts';
import { Heading, titleSize } from '../../elements/Heading/index.ts';
import {
  isWhole,
  Picture,
  type PictureProps,
  sizesFor,
  wideFrameProps,
} from '../../elements/Picture/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextLink } from '../../elements/TextLink/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { artworkSrc } from '../../imagery/artwork.ts';
import { Container } from '../../layout/Container/index.ts';
import { MediaViewer, preloadMediaViewer } from '../../overlays/MediaViewer/index.ts';
import { classNames } from '../../style/classNames.ts';
import { BookmarkButton } from '../BookmarkButton/index.ts';
import { Prose, type ProseContent } from '../Prose/index.ts';
import { withLanguages } from '../Prose/withLanguages.ts';
import { ShareButton } from '../ShareButton/index.ts';
import * as styles from './NewsDetail.css.ts';

export interface NewsImage
  extends Partial<Pick<PictureProps, 'sources' | 'width' | 'height' | 'focus' | 'fit'>> {
  src: string;
  /** Alternative text. @default the title and its place: "A new hall, image 2" */
  alt?: string;
  /** Caption below the picture and in the viewer. */
  caption?: string;
}

export interface NewsDetailProps extends Omit<ComponentProps<'article'>, 'children' | 'title' | 'content'> {
  /** Title of the news item; the heading of the article. */
  title: string;
  /** Id of the news item, unique among all news; its bookmark is stored under this id. */
  newsId: string;
  /** Date in words: `November 14, 2026`. */
  published: string;
  /** Time of day and time zone: `9:30 AM PST`. On a line of its own, so that nothing moves when it changes to the reader’s zone. */
  publishedTime?: string;
  /** Machine-readable date and time. */
  dateTime: string;
  /** Name of the author. */
  author?: string;
  /** Category as it is displayed: `Community`. */
  category?: string;
  /** Tags as they are displayed, in order. @default none */
  tags?: readonly string[];
  /** Returns the address of the news with a tag. Without it tags are plain text. */
  tagHref?: (tag: string) => string;
  /** Pictures: the first one is the lead, the others are below the text. */
  images?: readonly NewsImage[];
  /** Sentence before the text. */
  lede?: string;
  /** Text, as sanitized HTML or plain text. */
  content: ProseContent;
  /** Description as plain text; its first 100 characters are shared. */
  shareText: string;
  /** Address to share. @default the address in the address bar */
  shareUrl?: string;
  /** Link back: `href` leads to the list; `onClick` may go back in place. */
  back?: Pick<ComponentProps<'a'>, 'onClick'> & { label: string; href: string };
  /** Level of the title: 2 if the page has another title. @default 1 */
  headingLevel?: 1 | 2;
  /** Id of the heading, which also gets `tabIndex={-1}`, so that the page can move the focus there. */
  headingId?: string;
}

/** Complete news item: on its own page, or in place of the list on another page. In a list use `NewsCard`. */
export function NewsDetail({
  title,
  newsId,
  published,
  publishedTime,
  dateTime,
  author,
  category,
  tags = [],
  tagHref,
  images = [],
  lede,
  content,
  shareText,
  shareUrl,
  back,
  headingLevel = 1,
  headingId,
  className,
  ...rest
}: NewsDetailProps) {
  const [shown, setShown] = useState<number>();
  const named = images.map((image, place) => ({
    ...image,
    alt: image.alt ?? (images.length === 1 ? title : `${title}, image ${place + 1}`),
  }));
  const [hero, ...others] = named;
  const open = (place: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(place);
  };

  return (
    <article {...rest} className={classNames(styles.article, className)}>
      <Container>
        <header className={styles.head}>
          {back ? (
            <div className={styles.back}>
              <BackLink href={back.href} onClick={back.onClick}>
                {back.label}
              </BackLink>
            </div>
          ) : null}
          <Heading
            level={headingLevel}
            size={titleSize(title)}
            id={headingId}
            tabIndex={-1}
            className={styles.title}
          >
            {withLanguages(title)}
          </Heading>
        </header>
        <div className={styles.sheet}>
          {hero ? (
            <Plate image={hero} sizes={styles.heroSizes} lead className={styles.hero} onClick={open(0)} />
          ) : null}
          <div className={classNames(styles.block, hero === undefined && styles.blockAlone)}>
            <div className={styles.actions}>
              <ShareButton title={title} description={shareText} url={shareUrl} />
              <BookmarkButton bookmarkId={`news/${newsId}`} />
            </div>
            <FactGrid
              items={[
                {
                  label: 'Published',
                  value: (
                    <time dateTime={dateTime}>
                      {published}
                      {publishedTime ? <span className={styles.time}> {publishedTime}</span> : null}
                    </time>
                  ),
                },
                ...(author ? [{ label: 'By', value: author, half: true }] : []),
                ...(category ? [{ label: 'Category', value: category, half: true }] : []),
                ...(tags.length > 0 ? [{ label: 'Tags', value: <Tags tags={tags} href={tagHref} /> }] : []),
              ]}
            />
          </div>
          <div className={classNames(styles.words, hero === undefined && styles.wordsAlone)}>
            {lede ? <Text size="lede">{lede}</Text> : null}
            <Prose content={content} />
          </div>
          {others.length > 0 ? (
            <div className={styles.gallery}>
              {others.map((image, place) => (
                <Plate
                  key={`${image.src} ${image.alt}`}
                  image={image}
                  sizes={tileSizes(place, others.length)}
                  className={styles.tile}
                  onClick={open(place + 1)}
                />
              ))}
            </div>
          ) : null}
        </div>
      </Container>
      <MediaViewer
        items={named.map(({ src, sources, alt, caption = alt }) => ({
          type: 'image',
          src,
          sources,
          caption,
        }))}
        index={shown}
        onIndexChange={setShown}
        onClose={() => setShown(undefined)}
      />
    </article>
  );
}

function Tags({ tags, href }: { tags: readonly string[]; href: NewsDetailProps['tagHref'] }) {
  return tags.map((tag, place) => (
    <Fragment key={tag}>
      {place > 0 ? ', ' : null}
      {href ? <TextLink href={href(tag)}>{tag}</TextLink> : tag}
    </Fragment>
  ));
}

interface PlateProps extends Pick<ComponentProps<'a'>, 'onClick' | 'className'> {
  image: NewsImage & { alt: string };
  sizes: string;
  lead?: boolean;
}

/** Rows of seven and five columns alternate with one of all twelve; a single leftover picture takes the whole row. */
function tileSizes(place: number, of: number): string {
  const { whole, large, small } = styles.tileSizes;
  if (place % 3 === 2 || (place % 3 === 0 && place === of - 1)) return whole;
  return place % 3 === 0 ? large : small;
}

/** Picture with its caption; a click opens it full screen. */
function Plate({ image, sizes, lead = false, className, onClick }: PlateProps) {
  const { src, alt, width = 1200, height = 800 } = image;
  const picture = wideFrameProps({ ...image, width, height });
  return (
    <figure className={classNames(styles.plate, className)}>
      <a
        href={src}
        className={lead ? styles.heroLink : styles.tileLink}
        onClick={onClick}
        onPointerEnter={preloadMediaViewer}
        onFocus={preloadMediaViewer}
      >
        <Picture
          {...picture}
          sizes={lead && isWhole(picture) ? sizesFor(picture, styles.heroWholeSizes) : sizes}
          alt={alt}
          fallback={{ src: artworkSrc('image-not-available'), alt: 'Image not available' }}
          loading={lead ? 'eager' : 'lazy'}
          fetchPriority={lead ? 'high' : undefined}
          className={lead ? styles.heroPicture : styles.tilePicture}
        />
        <VisuallyHidden>. Open full screen</VisuallyHidden>
      </a>
      {image.caption ? (
        <figcaption>
          <Text size="small" tone="quiet">
            {image.caption}
          </Text>
        </figcaption>
      ) : null}
    </figure>
  );
}

export interface NewsDetailLoadingProps {
  /** Text announced while loading. @default 'Loading news...' */
  label?: string;
}

/** Placeholder of a `NewsDetail` while it loads. */
export function NewsDetailLoading({ label = 'Loading news...' }: NewsDetailLoadingProps) {
  return (
    <Container>
      <div role="status" className={classNames(styles.head, styles.waiting)}>
        <Text size="small" tone="quiet">
          {label}
        </Text>
        <Skeleton shape="heading" length="long" />
        <Skeleton shape="picture" />
        <Skeleton />
        <Skeleton length="long" />
      </div>
    </Container>
  );
}

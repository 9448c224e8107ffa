import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from '../../packages/ui/docs/component/component.css.ts';
import { useWorn, type Worn } from '../../packages/ui/docs/worn.ts';
import { useRoom } from './useRoom.ts';

/** How much lower or higher than its content a frame may become, in pixels. */
const least = 120;
const most = 2_400;

/**
 * Where a story stands by itself. It wears what the page wears: what a frame is asked to wear it tells the page, which would wear
 * it too. Anything else is put on in there.
 */
export const storyAddress = (story: string, { theme, mode }: Worn): string =>
  `iframe.html?viewMode=story&id=${story}&globals=theme:${theme.id};mode:${mode}`;

export interface FrameProps {
  /** Id of the story. */
  story: string;
  /** What is in it, for those who listen. */
  title: string;
  /** Width of its window, in pixels. Drawn smaller where there is less room. */
  width: number;
  /** Height of its window at the least, in pixels: what lies over the window has none of its own. @default 120 */
  height?: number;
  /** Id of a theme. */
  theme: string;
  mode: 'light' | 'dark';
  /** Told of what is drawn in it, each time that it changes. */
  watch?: (page: Document) => void;
  /** What lies over it. @param scale How much smaller than it is the window is drawn. */
  children?: (scale: number) => ReactNode;
}

/** A story in a window of its own, as wide as a device; as high as what is in it. Storybook's own frames lose the toolbar's theme. */
export function Frame({ story, title, width, height = least, theme, mode, watch, children }: FrameProps) {
  const worn = useWorn();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRoom(stage, width);
  const [content, setContent] = useState(height);
  const scale = Math.min(1, room / width);
  const tall = Math.min(most, Math.max(height, content));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or width is another content
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const changed = () => {
      if (current.contentDocument) watch?.(current.contentDocument);
    };
    const size = new ResizeObserver(([entry]) => {
      setContent(entry?.target.scrollHeight ?? height);
      changed();
    });
    const drawn = new MutationObserver(changed);
    const dress = new MutationObserver(() => wear());
    const wear = () => {
      const { documentElement: html } = current.contentDocument ?? {};
      if (!html || (html.dataset.theme === theme && html.dataset.mode === mode)) return;
      html.dataset.theme = theme;
      html.dataset.mode = mode;
    };
    const begin = () => {
      const { contentDocument } = current;
      if (!contentDocument) return;
      size.disconnect();
      size.observe(contentDocument.body);
      dress.observe(contentDocument.documentElement, { attributes: true });
      if (watch) drawn.observe(contentDocument.body, { childList: true, subtree: true });
      // What is set in another font has another size, and nothing else changes.
      contentDocument.fonts.addEventListener('loadingdone', changed);
      wear();
    };
    begin();
    current.addEventListener('load', begin);
    return () => {
      size.disconnect();
      dress.disconnect();
      drawn.disconnect();
      current.removeEventListener('load', begin);
    };
  }, [story, width, theme, mode, watch]);

  return (
    <div ref={stage} className={styles.stage} style={{ height: tall * scale + 2 }}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        loading="lazy"
        src={storyAddress(story, worn)}
        width={width}
        height={tall}
        style={{ width, height: tall, transform: `scale(${scale})` }}
      />
      {children ? (
        <div className={styles.over} style={{ left: Math.max(0, (room - width) / 2) }}>
          {children(scale)}
        </div>
      ) : null}
    </div>
  );
}

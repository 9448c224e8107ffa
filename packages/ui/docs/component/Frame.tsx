import { useEffect, useRef, useState } from 'react';
import { useToolbarTheme } from '../toolbarTheme.ts';
import * as styles from './component.css.ts';

/** Minimum and maximum height of a frame, in pixels; in between, the frame is as high as its story. */
const least = 120;
const most = 2_400;

export interface FrameProps {
  /** Id of the story. */
  story: string;
  /** Accessible name of the frame. */
  title: string;
  /** Width of the frame’s window, in pixels. The frame is scaled down if the page is narrower. */
  width: number;
  /** Minimum height, in pixels: an overlay has no height of its own. @default 120 */
  height?: number;
  /** Id of a theme. */
  theme: string;
  mode: 'light' | 'dark';
}

/** Story in a window of its own, as wide as a device and as high as its content. Storybook’s own frames lose the toolbar’s theme. */
export function Frame({ story, title, width, height = least, theme, mode }: FrameProps) {
  const toolbar = useToolbarTheme();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(width);
  const [content, setContent] = useState(height);
  const scale = Math.min(1, room / width);
  const tall = Math.min(most, Math.max(height, content));

  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [width]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another story or width has another content
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const size = new ResizeObserver(([entry]) => setContent(entry?.target.scrollHeight ?? height));
    const setTheme = () => {
      const { documentElement: html } = current.contentDocument ?? {};
      if (!html || (html.dataset.theme === theme && html.dataset.mode === mode)) return;
      html.dataset.theme = theme;
      html.dataset.mode = mode;
    };
    const attributes = new MutationObserver(setTheme);
    const begin = () => {
      const { contentDocument } = current;
      if (!contentDocument) return;
      size.disconnect();
      size.observe(contentDocument.body);
      attributes.observe(contentDocument.documentElement, { attributes: true });
      setTheme();
    };
    begin();
    current.addEventListener('load', begin);
    return () => {
      size.disconnect();
      attributes.disconnect();
      current.removeEventListener('load', begin);
    };
  }, [story, width, theme, mode]);

  // The address carries the toolbar’s theme: a frame with another theme in its address would change the toolbar.
  const globals = `theme:${toolbar.theme.id};mode:${toolbar.mode}`;
  return (
    <div ref={stage} className={styles.stage} style={{ height: tall * scale + 2 }}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        loading="lazy"
        src={`iframe.html?viewMode=story&id=${story}&globals=${globals}`}
        width={width}
        height={tall}
        style={{ width, height: tall, transform: `scale(${scale})` }}
      />
    </div>
  );
}

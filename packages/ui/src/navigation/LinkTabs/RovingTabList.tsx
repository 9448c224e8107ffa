import { List, Root, Trigger } from '@radix-ui/react-tabs';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { unstyled } from '../Tabs/unstyled.ts';
import type { LinkTabsProps } from './LinkTabs.tsx';
import { isMove } from './moves.ts';

export interface RovingTabListProps extends Pick<LinkTabsProps, 'value' | 'onValueChange'> {
  /** The key that was pressed before this was there. */
  missed: string | undefined;
  /** The list as it stood there. Of its links, the key is the value. */
  children: ReactElement<ComponentProps<'div'> & { children: readonly ReactElement[] }>;
}

/**
 * The list of `LinkTabs` with the keyboard, by Radix. Loaded with the first key, it takes the place of the plain list:
 * with its links, their focus and the key that was meant for it. Pointers and Enter go on pressing the links.
 */
export function RovingTabList({ value, onValueChange, missed, children }: RovingTabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const moving = useRef(false);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const [before] = useState(() => ({ focused: document.activeElement?.id, key: missed }));

  useLayoutEffect(() => {
    const parent = list.current?.parentElement;
    if (parent) setDirection(getComputedStyle(parent).direction === 'rtl' ? 'rtl' : 'ltr');
  });

  useLayoutEffect(() => {
    const tab = tabsOf(list.current).find(({ id }) => id === before.focused);
    tab?.focus({ preventScroll: true });
  }, [before]);

  useEffect(() => {
    const { key } = before;
    const timer = setTimeout(() => {
      const tab = tabsOf(list.current).find((one) => one === document.activeElement);
      tab?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    return () => clearTimeout(timer);
  }, [before]);

  const noteKey = (event: KeyboardEvent) => {
    moving.current = isMove(event);
    // Radix takes these for Home and End. Whoever reads on with them wants the page to scroll.
    if (event.key === 'PageUp' || event.key === 'PageDown') event.stopPropagation();
  };

  const { children: links, ...plain } = children.props;
  return (
    <Root
      asChild
      value={value}
      // Radix also chooses when a link is pressed or focused; what a press does is told when it is let go.
      onValueChange={(next) => moving.current && onValueChange(next)}
      dir={direction}
    >
      <List
        {...plain}
        {...unstyled}
        ref={list}
        // The way in is the chosen tab, whichever had the focus last.
        tabIndex={undefined}
        onKeyDown={undefined}
        onKeyDownCapture={noteKey}
        onMouseDownCapture={() => {
          moving.current = false;
        }}
      >
        {links.map((link) => (
          <Trigger key={link.key} asChild value={link.key ?? ''} type={undefined}>
            {link}
          </Trigger>
        ))}
      </List>
    </Root>
  );
}

const tabsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];

import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

interface RoomWithKey {
  href: string;
  key: string | undefined;
}

/** Within which the second key follows the first, in milliseconds. */
const togetherMs = 1_500;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, select, textarea, [contenteditable], [role="dialog"]') !== null;

/** `g` and then a room's key opens the room, where nothing is being typed. */
export function useRoomKeys(rooms: readonly RoomWithKey[]): void {
  const router = useRouter();

  useEffect(() => {
    let going = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const room = event.timeStamp - going < togetherMs && rooms.find(({ key }) => key === event.key);
      going = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!room) return;
      event.preventDefault();
      void router.navigate({ href: room.href });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [router, rooms]);
}

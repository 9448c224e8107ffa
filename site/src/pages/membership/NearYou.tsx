import { createClientOf, serverNow } from '@banyan/api/client';
import { chapterPath, eventDay, getActiveEvents } from '@banyan/api/contract';
import { useApiRead } from '@banyan/app/reading';
import { Heading, IndexItem, IndexList } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { apiBase } from '../../client.ts';
import { nextSteps as words } from '../../content/nextSteps.ts';
import { registerHref } from '../events/eventPaths.ts';
import { chaptersNear, nextEventOf } from './nearYou.ts';

const client = createClientOf({ getActiveEvents }, { base: apiBase });
const nothing = { ready: false } as const;

/** Next steps after an application: the chapter’s next event and group chat, or all of them if the chapter is unknown. */
export function NearYou({ state }: { state: string }) {
  const near = chaptersNear(state);
  const { data } = useApiRead(nothing, (signal) => client.getActiveEvents({ signal }));
  const event = data && nextEventOf(near, data.data, serverNow());
  return (
    <Stack space={12}>
      <Heading level={3} size="h4">
        {words.heading}
      </Heading>
      <IndexList>
        {event ? (
          <IndexItem
            heading={event.title}
            detail={`${words.next(event.chapterName)}: ${[eventDay(event).dateLong, event.location].filter(Boolean).join(', ')}`}
            href={registerHref(event._id)}
          />
        ) : (
          <IndexItem {...words.events} />
        )}
        {near.map(({ id, name, chat }) => (
          <IndexItem key={id} heading={words.chat(name)} detail={words.chatDetail} href={chat} />
        ))}
        {near.map(({ id, name }) => (
          <IndexItem
            key={id}
            heading={words.chapter(name)}
            detail={words.chapterDetail}
            href={chapterPath(id)}
          />
        ))}
        {near.length === 0 && <IndexItem {...words.chats} />}
      </IndexList>
    </Stack>
  );
}

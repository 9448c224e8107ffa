import { lazyModule, useLazyModule } from '@banyan/ui/hooks';
import { useRef } from 'react';
import { newsHref } from '../news/newsPaths.ts';
import { useNews } from '../news/useNews.ts';
import { AboutNewsList } from './AboutNewsList.tsx';
import { useOpenNews } from './useOpenNews.ts';

const openNews = lazyModule(() => import('./OpenNews.tsx'));

/** The ten newest news items, or the open one in their place. Each item also has its own page. */
export function AboutNews() {
  const state = useNews();
  const { id, open, close } = useOpenNews(state.news?.items);
  const lastOpen = useRef<string>(undefined);
  const item = state.news?.items.find(({ _id }) => _id === id);
  // If the detail view cannot be loaded, the link still opens the item’s own page.
  const { value } = useLazyModule({
    module: openNews,
    need: item ? 'now' : 'none',
    onFailure: () => {
      if (item) window.location.assign(newsHref(item._id));
    },
  });

  if (value && item && state.news) {
    return (
      <value.OpenNews
        key={item._id}
        item={item}
        server={state.news.server}
        onClose={close}
        lastOpen={lastOpen}
      />
    );
  }
  const waiting = id !== undefined && state.news === undefined && !state.failed;
  const missing = id !== undefined && state.news !== undefined && item === undefined;
  return <AboutNewsList {...state} onOpen={open} waiting={waiting} missing={missing} lastOpen={lastOpen} />;
}

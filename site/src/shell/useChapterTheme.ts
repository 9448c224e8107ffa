import { useMatch } from '@tanstack/react-router';

/** Returns the id of the chapter whose page this is: the theme of the whole document. Undefined on other pages. */
export const useChapterTheme = (): string | undefined =>
  useMatch({
    from: '/chapters/$id',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.chapter.id,
  });

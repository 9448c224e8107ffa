import { DirectorySearch } from '@banyan/forms/directory';
import { useNavigate } from '@tanstack/react-router';
import { type DirectoryQuery, filtersIn, longestSearch, programChoices } from './directoryQuery.ts';
import { useShow } from './useShow.ts';

/** What narrows the directory. Typing leaves one step to go back, not one per letter; a filter is a step of its own. */
export function DirectoryTools({ query }: { query: DirectoryQuery }) {
  const navigate = useNavigate();
  const show = useShow();
  const { first, more } = programChoices(query);
  return (
    <DirectorySearch
      action="/alumni-directory"
      search={query.search ?? ''}
      year={query.graduationYear ?? ''}
      program={query.program ?? ''}
      programs={first}
      morePrograms={more}
      active={filtersIn(query)}
      onSearch={(search) => show({ search }, true)}
      onYear={(graduationYear) => show({ graduationYear }, false)}
      onProgram={(href) => void navigate({ href, resetScroll: false })}
      maxLength={longestSearch}
    />
  );
}

import { limits } from '@banyan/api/contract';
import { DirectorySearch, type PlaceGroup } from '@banyan/forms/directory';
import { useNavigate } from '@tanstack/react-router';
import { type DirectoryQuery, filtersIn, programChoices } from './directoryQuery.ts';
import { useUpdateSearch } from './useUpdateSearch.ts';

export interface DirectoryToolsProps {
  /** Query in the URL. */
  query: DirectoryQuery;
  places: readonly PlaceGroup[];
  /** Called when the text of the field changes. */
  onTyping: (words: string) => void;
  /** Called before these words are written to the URL. */
  onTell: (words: string) => void;
}

/** Search and filters of the directory. Typing adds one history entry in total; each filter adds its own. */
export function DirectoryTools({ query, places, onTyping, onTell }: DirectoryToolsProps) {
  const navigate = useNavigate();
  const show = useUpdateSearch();
  const { first, more } = programChoices(query);
  return (
    <DirectorySearch
      action="/alumni-directory"
      filters={{ search: query.search ?? '', place: query.place ?? '', company: query.company ?? '' }}
      year={query.graduationYear ?? ''}
      program={query.program ?? ''}
      programs={first}
      morePrograms={more}
      places={places}
      sort={query.sort ?? ''}
      active={filtersIn(query)}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'search') onTyping(target.value);
      }}
      onFilter={({ filters, typed }) => {
        onTell(filters.search);
        show(filters, typed);
      }}
      onYear={(graduationYear) => show({ graduationYear }, false)}
      onProgram={(href) => void navigate({ href, resetScroll: false })}
      maxLength={limits.searchLength}
    />
  );
}

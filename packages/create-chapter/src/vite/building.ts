import { assets, smallCode } from '@banyan/app/build';
import { browsers } from '@banyan/ui/browsers';
import type { UserConfig } from 'vite';

const ofOurs = (name: string, file: string) =>
  new RegExp(`[\\\\/]@banyan[\\\\/]${name}[\\\\/]dist[\\\\/]${file}`);

/** What every page needs, and small things that most of them share: a file of its own for each costs more than it saves. */
const baseModules = [
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/][a-z-]+)[\\/]/,
  /node_modules[\\/]valibot[\\/]/,
  ofOurs('ui', 'layout[\\\\/]'),
  ofOurs('ui', 'hooks[\\\\/](tryStorage|useLazyModule)'),
  ofOurs('ui', 'elements[\\\\/](BackLink|ErrorState|Icon|MoreLink|Notice|Picture)[\\\\/]'),
  ofOurs('ui', '(sections[\\\\/]PageHead[\\\\/]PageHead|imagery[\\\\/](artwork|drawing))'),
  ofOurs('api', 'client[\\\\/]'),
  ofOurs('api', 'contract[\\\\/](errors|safe-href|messages[\\\\/]ours)'),
  ofOurs('app', '(config[\\\\/]runtimeConfig|reading[\\\\/]|navigation[\\\\/])'),
  ofOurs('create-chapter', 'app[\\\\/](national|places|initialData|pages|routing|start|Trouble|Navigation)'),
  // The chapter's own: all that the entry has, which would only repeat the names that it takes from here.
  /[\\/]src[\\/]router\.tsx$/,
];

/** What both forms share. */
const formModules = [
  ofOurs('forms', 'form[\\\\/]'),
  ofOurs('forms', 'fields[\\\\/](Field|FieldRow|PersonField|TextField)[\\\\/]'),
  ofOurs('api', 'contract[\\\\/]messages[\\\\/]captcha'),
];

const group = (name: string, modules: readonly RegExp[]) => ({
  name,
  test: (id: string) => modules.some((some) => some.test(id)),
});

/** How the pages' code is built: for the browsers the design is made for, and without what no page needs. */
export const building = {
  target: browsers,
  cssTarget: browsers,
  // One stylesheet, of which each document links what its page uses: of several, scripts would know names, which change with what is used of them.
  cssCodeSplit: false,
  ...assets,
} satisfies UserConfig['build'];

/** The same for the browser's half of it only. */
export const browserHalf: NonNullable<UserConfig['build']>['rolldownOptions'] = {
  ...smallCode,
  output: { codeSplitting: { groups: [group('base', baseModules), group('forms', formModules)] } },
};

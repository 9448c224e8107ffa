import { assets, smallCode } from '@banyan/app/build';
import { browsers } from '@banyan/ui/browsers';
import type { UserConfig } from 'vite';

const ofOurs = (name: string, file: string) =>
  new RegExp(`[\\\\/]@banyan[\\\\/]${name}[\\\\/]dist[\\\\/]${file}`);

/** Modules that every page needs, and small ones that most pages share: a separate file for each costs more than it saves. */
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
  // Router of the chapter: all that the entry contains. A separate file would only repeat the names that it imports from here.
  /[\\/]src[\\/]router\.tsx$/,
];

/** Modules that both forms share. */
const formModules = [
  ofOurs('forms', 'form[\\\\/]'),
  ofOurs('forms', 'fields[\\\\/](Field|FieldRow|PersonField|TextField)[\\\\/]'),
  ofOurs('api', 'contract[\\\\/]messages[\\\\/]captcha'),
];

const group = (name: string, modules: readonly RegExp[]) => ({
  name,
  test: (id: string) => modules.some((some) => some.test(id)),
});

/** Build settings for the pages' code: for the browsers that the design supports. */
export const building = {
  target: browsers,
  cssTarget: browsers,
  // A single stylesheet, from which each document gets the part that its page uses. With several, scripts would contain their
  // names, which change with the used rules.
  cssCodeSplit: false,
  ...assets,
} satisfies UserConfig['build'];

/** Settings for the browser's part of the build only. */
export const browserHalf: NonNullable<UserConfig['build']>['rolldownOptions'] = {
  ...smallCode,
  output: { codeSplitting: { groups: [group('base', baseModules), group('forms', formModules)] } },
};

import { addNews, removeNews } from '../../../news/changes.ts';
import { chapterAsked, ofChapter } from '../../chapter.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { newsHelp, newsText } from './fields.ts';

/** A new item, written by a volunteer: it is on the site at once. */
export const newsAdd = command({
  name: 'news add',
  summary: 'publishes a text as news, of a chapter or of everybody',
  options: {
    file: { value: 'FILE', summary: 'with the text', required: 'Say in which file it is' },
    chapter: { value: 'ID', summary: 'whose news it is, whatever the file says' },
    ...signed,
  },
  words: {},
  explained: [newsHelp],
  async run({ config, database, now, options: { file, chapter }, print, who }) {
    const id = await addNews(database, newsText(file, chapter === undefined ? {} : { chapter }), who, now);
    print(`${id} is published: ${config.publicOrigin}/news/${id} shows it in a few seconds.`);
    print(`To take it off again: banyan news remove ${id}`);
  },
});

/** What is on the site. */
export const newsList = command({
  name: 'news list',
  summary: 'the published news, newest first',
  options: { ...ofChapter },
  words: {},
  async run({ database, options, print }) {
    const chapter = chapterAsked(options.chapter);
    const all = database.selectFrom('news').selectAll().where('published', '=', 1);
    const some = chapter ? all.where('chapter', '=', chapter) : all;
    const rows = await some.orderBy('created_at', 'desc').orderBy('id').execute();
    if (rows.length === 0) print('There is no news. Publish some with: banyan news add --file FILE');
    for (const { id, created_at, title, chapter: of } of rows) {
      print(`${id}  ${created_at.slice(0, 10)}  ${title}${of ? `  ·  ${of}` : ''}`);
    }
  },
});

/** Takes one off the site. */
export const newsRemove = command({
  name: 'news remove',
  summary: 'takes an item off the site',
  options: { ...signed },
  words: { item: { shown: 'ID' } },
  async run({ database, now, print, who, words: { item: id } }) {
    if (!(await removeNews(database, id, who, now))) {
      throw new CommandError(`There is no news ${id}. banyan news list has all of it.`);
    }
    print(`${id} is off the site.`);
  },
});

import { addNews, removeNews } from '../../../server/news/changes.ts';
import { type Command, CommandError, chapterAsked } from '../../command.ts';
import { newsText } from './fields.ts';

/** A new item, written by a volunteer: it is on the site at once. */
export const newsAdd: Command = {
  name: 'news add',
  usage: 'news add --file FILE [--chapter ID]',
  summary: 'publishes a text as news, of a chapter or of everybody',
  async run({ config, database, now, options: { file, chapter }, print, who, words }) {
    if (words.length > 0 || file === undefined) {
      throw new CommandError(`Say in which file it is: banyan ${newsAdd.usage}`, 2);
    }
    const id = await addNews(database, newsText(file, chapter === undefined ? {} : { chapter }), who, now);
    print(`${id} is published: ${config.publicOrigin}/news/${id} shows it within half a minute.`);
    print(`To take it off again: banyan news remove ${id}`);
  },
};

/** What is on the site. */
export const newsList: Command = {
  name: 'news list',
  usage: 'news list [--chapter ID]',
  summary: 'the published news, newest first',
  async run({ database, options, print, words }) {
    if (words.length > 0) throw new CommandError(`Type it as: banyan ${newsList.usage}`, 2);
    const chapter = chapterAsked(options.chapter);
    const all = database.selectFrom('news').selectAll().where('published', '=', 1);
    const some = chapter ? all.where('chapter', '=', chapter) : all;
    const rows = await some.orderBy('created_at', 'desc').orderBy('id').execute();
    if (rows.length === 0) print('There is no news. Publish some with: banyan news add --file FILE');
    for (const { id, created_at, title, chapter: of } of rows) {
      print(`${id}  ${created_at.slice(0, 10)}  ${title}${of ? `  ·  ${of}` : ''}`);
    }
  },
};

/** Off the site. */
export const newsRemove: Command = {
  name: 'news remove',
  usage: 'news remove ID',
  summary: 'takes an item off the site',
  async run({ database, now, print, who, words: [id, ...more] }) {
    if (!id || more.length > 0) throw new CommandError(`Name one item: banyan ${newsRemove.usage}`, 2);
    if (!(await removeNews(database, id, who, now))) {
      throw new CommandError(`There is no news ${id}. banyan news list has all of it.`);
    }
    print(`${id} is off the site.`);
  },
};

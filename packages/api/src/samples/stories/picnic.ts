import type { StoryText } from './story-text.ts';

export const picnic: StoryText = {
  id: 'hired-at-a-picnic',
  title: 'I was laid off on a Tuesday and hired at a picnic',
  excerpt: 'It took eleven days, one directory search and a tug-of-war between departments.',
  category: 'career',
  author: 'Ishaan Pimpal',
  authorTitle: 'Controls engineer',
  graduationYear: 2016,
  date: '2026-10-08T17:00:00.000Z',
  image: '/samples/stories/hats.svg',
  tags: ['Job search', 'Instrumentation', 'Atlanta'],
  content: `<p>The meeting was called “Quick sync” and lasted four minutes. There were nine of us on the call and two people we had never seen before, and when somebody you have never seen before says that they value you, it is time to copy your photographs off the laptop.</p>
<p>I had sixty days to find work or leave the country. I wrote that number on a paper and stuck it to the refrigerator, and my daughter, who is five, drew a sun on it.</p>
<h2>Days one to nine</h2>
<p>I did what everybody does. I sent one hundred and forty applications in nine days and got eleven answers, all of them from machines, two of them congratulating me. I rewrote my résumé until it described nobody at all.</p>
<p>On the ninth night I opened the alumni directory, mostly to look at names. I filtered for my department and the state of Georgia, and there were twenty-three of us. I had been living for six years within an hour of twenty-three people who had failed the same viva. I wrote to four. I did not ask for a job; I asked what their plant was like on a bad day.</p>
<p>Three wrote back before breakfast. The fourth, a Mr. Bakul, class of 1984, wrote one line: “Chapter picnic Saturday. Bring a hat. We are short of people in the rope.”</p>
<h2>The rope</h2>
<p>There is a tug-of-war every year between Mechanical and everybody else. I had not known this. I was put at the back of everybody else, behind a lady from Metallurgy who had brought gloves.</p>
<blockquote><p>You learn a good deal about a man by how he lets go of a rope.</p></blockquote>
<p>We lost twice. Between the pulls, flat on the grass, Mr. Bakul asked me what I would do with a level controller that hunts every afternoon at four. I said I would not touch the controller until I had looked at who opens which valve at four. He asked me what I meant, and I drew it on a paper plate.</p>
<p>He kept the plate. On Tuesday, two weeks to the day, I was in his control room with a visitor’s badge, looking at a valve that the afternoon shift opened at ten to four so as to be done by the hour. On Wednesday they made me an offer. The plate was attached to it with a paper clip, as supporting material.</p>
<h2>For whoever is on day nine</h2>
<ol>
<li>Search the directory before you search the internet. It is shorter.</li>
<li>Ask about their problem, not about your position.</li>
<li>Go to the picnic.</li>
</ol>
<p>I answer every letter that comes to me through the directory now. So far there have been fourteen. I tell all of them about the hat.</p>`,
};

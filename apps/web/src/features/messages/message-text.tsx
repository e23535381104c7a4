import { LinkifyIt } from 'linkify-it';
import { OutsideLink } from '../../ui/outside-link';

/** Only web addresses that are written out: a guess would make a link of 'e.g.this'. */
const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/** What somebody wrote, with its web addresses as links. Nothing in it is read as HTML. */
export function MessageText({ text }: { text: string }) {
  let at = 0;
  const parts = (finder.match(text) ?? []).flatMap(({ index, lastIndex, url, text: shown }) => {
    const before = text.slice(at, index);
    at = lastIndex;
    return [
      before,
      <OutsideLink key={index} to={url}>
        {shown}
      </OutsideLink>,
    ];
  });
  return [...parts, text.slice(at)];
}

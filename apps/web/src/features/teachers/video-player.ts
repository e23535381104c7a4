interface Player {
  name: 'YouTube' | 'Vimeo';
  src: string;
}

const youTube = /^(?:www\.|m\.)?youtube\.com$/;

/** Returns the player in which a video can be watched without leaving the page; undefined for other links. */
export function playerOf(link: string): Player | undefined {
  if (!URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const isShort = first === 'shorts' || first === 'embed' || first === 'live';
  if (hostname === 'youtu.be') return onYouTube(first);
  if (youTube.test(hostname)) return onYouTube(isShort ? second : (searchParams.get('v') ?? ''));
  if (/^(?:www\.)?vimeo\.com$/.test(hostname)) return onVimeo(first, second);
  return undefined;
}

function onYouTube(id: string): Player | undefined {
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  return { name: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
}

/** `hash`: the second part of the address of a video that is not listed. */
function onVimeo(id: string, hash: string): Player | undefined {
  if (!/^\d{6,12}$/.test(id)) return undefined;
  const unlisted = /^[0-9a-f]{6,16}$/.test(hash) ? `&h=${hash}` : '';
  return { name: 'Vimeo', src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}` };
}

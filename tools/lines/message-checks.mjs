/** Compares what a person sees, on a screen or through the API, with what both have written. */
export function compare(seen, written) {
  const all = written.flat();
  const times = new Map();
  for (const text of seen) times.set(text, (times.get(text) ?? 0) + 1);
  const firsts = [...new Set(seen)];
  return {
    count: seen.length,
    lost: all.filter((text) => !times.has(text)),
    doubled: [...times].filter(([, count]) => count > 1).map(([text]) => text),
    strange: firsts.filter((text) => !all.includes(text)),
    /** Messages out of order among those of the same person. */
    moved: written.flatMap((own) => {
      const order = firsts.filter((text) => own.includes(text));
      return own.filter((text) => order.includes(text)).filter((text, at) => order[at] !== text);
    }),
  };
}

/** Reads the whole conversation through the API as one person. Throws if its numbers have a gap. */
export async function readConversation(url, { email, password }, otherId) {
  const ask = async (method, path, { body, token } = {}) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(url + path, { method, headers: body ? headers : { authorization: headers.authorization }, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${await answer.text()}`);
    return answer.json();
  };
  const { accessToken: token } = await ask('POST', '/api/auth/login', { body: JSON.stringify({ email, password }) });
  const messages = [];
  for (;;) {
    const after = messages.at(-1)?.seq ?? 0;
    const { items } = await ask('GET', `/api/conversations/${otherId}/messages?after=${String(after)}&limit=100`, { token });
    if (items.length === 0) break;
    messages.push(...items);
  }
  const gap = messages.find(({ seq }, at) => seq !== at + 1);
  if (gap) throw new Error(`The conversation has a gap before ${String(gap.seq)}.`);
  return messages.map(({ text }) => text);
}

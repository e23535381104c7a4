import { edit } from '../workspace.mjs';

const matrix = 'apps/gateway/src/access/access-matrix.ts';
const kinds = { GET: 'read', POST: 'write', PUT: 'write', PATCH: 'write', DELETE: 'delete' };

/** Says in the access matrix who may use a route: in the row of its path, or in a new one, whose id is of the thing that the paths before it have. */
export function addAccess(tree, { path, method, id, by }) {
  edit(tree, matrix, (text) => {
    const place = path.replace(/:(\w+)/, '{$1}');
    const entry = `${kinds[method]}: ${audienceOf(by, id)}`;
    const row = new RegExp(`(\\{ path: '${place.replace(/[{}/]/g, '\\$&')}',[^\\n]*?)( \\},\\n)`).exec(text);
    if (row) {
      if (row[1].includes(` ${kinds[method]}: `)) return text;
      return text.slice(0, row.index) + `${row[1]}, ${entry}${row[2]}` + text.slice(row.index + row[0].length);
    }
    const of = id ? ofThing(text, place) : '';
    const next = [...text.matchAll(/^ {2}\{ path: '([^']+)'/gm)].find(([, other]) => other > place);
    const at = next?.index ?? text.lastIndexOf('];');
    return `${text.slice(0, at)}  { path: '${place}',${of} ${entry} },\n${text.slice(at)}`;
  });
}

/** Returns what the id is of, as the other paths with the same beginning say. */
function ofThing(text, place) {
  const beginning = place.slice(0, place.indexOf('}') + 1);
  const [, of] = new RegExp(`path: '${beginning.replace(/[{}/]/g, '\\$&')}[^']*', (of: '[^']+',)`).exec(text) ?? [];
  return of ? ` ${of}` : '';
}

function audienceOf(by, id) {
  const is = (...roles) => roles.length === by.length && roles.every((role) => by.includes(role));
  if (by.includes('public')) return 'anyone';
  if (by.includes('any')) return 'each';
  if (is('admin')) return 'operator';
  if (by.includes('participant') || is('student', 'teacher')) return id ? 'both' : 'members';
  if (id && is('student')) return 'itsStudent';
  if (id && is('teacher')) return 'itsTeacher';
  return `own(${by.map((role) => `'${role}'`).join(', ')})`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { serviceNames } from '@somo/contracts/services';

const sourcesOf = (app: string): string[] =>
  readdirSync(`apps/${app}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.spec\.ts$|migrations\//.test(file))
    .map((file) => join('apps', app, 'src', file));

const sources = [...serviceNames, 'gateway', 'all-in-one'].flatMap(sourcesOf);
const bare = (name: string) => name.replaceAll(/[-.]/g, '').toLowerCase();

/** Whether a file is named after its class, as its folder may say a part of the name: admin/money.controller.ts, payouts/sandbox.ts. A port is the class of its folder. */
function isNamedAfter(path: string, text: string): boolean {
  const classes = [...text.matchAll(/^export (?:abstract )?class (\w+)\b(?! extends (?:\w+)?Error)/gm)].map(([, name = '']) => bare(name));
  const [folder, file] = [bare(basename(dirname(path))), bare(basename(path, '.ts'))];
  return classes.length === 0 || file === 'port' || [file, folder + file, file + folder].some((name) => classes.includes(name));
}

/** Whether a reaction is named after its event (`payment.paid`: payment-paid; `user.email-changed`: also email-changed), or after the change that all of its events are. */
function isNamedAfterEvent(path: string, text: string): boolean {
  const events = [...(/@On(?:Many)?\(([^)]*)\)/.exec(text)?.[1] ?? '').matchAll(/'([^']*)'/g)].map(([, event = '']) => event);
  const file = basename(path, '.ts');
  if (events.length > 1) return /^[a-z]+-changed$/.test(file);
  const [event = ''] = events;
  return file === event.replace('.', '-') || (file.includes('-') && event.endsWith(`.${file}`));
}

const wrong = (
  is: typeof isNamedAfter,
  within: RegExp,
  files = sources.map((path): [string, string] => [path, readFileSync(path, 'utf8')]),
) => files.filter(([path, text]) => within.test(path) && !is(path, text)).map(([path]) => path);

describe('a file is named', () => {
  it('after its class', () => {
    expect(wrong(isNamedAfter, /./)).toEqual([]);
    expect(wrong(isNamedAfter, /./, [['apps/auth/src/commands/login.ts', 'export class SignIn {']])).toHaveLength(1);
  });

  it('after its event, where it is a reaction', () => {
    expect(wrong(isNamedAfterEvent, /\/reactions\//)).toEqual([]);
    expect(wrong(isNamedAfterEvent, /./, [['apps/auth/src/reactions/paid.ts', "@On('payment.paid')"]])).toHaveLength(1);
    expect(wrong(isNamedAfterEvent, /./, [['apps/auth/src/reactions/paid.ts', "@OnMany('payment.paid')"]])).toHaveLength(1);
    expect(
      wrong(isNamedAfterEvent, /./, [['apps/auth/src/reactions/payment-paid.ts', "@On('payment.paid', 'payment.expired')"]]),
    ).toHaveLength(1);
  });
});

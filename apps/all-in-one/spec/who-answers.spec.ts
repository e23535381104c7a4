import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { controllers } from '@somo/gateway/controllers';
import { routesOf } from '@somo/gateway/http/route';
import { asksHandledBy } from '@somo/platform/handles';
import { jobMetadata } from '@somo/platform/runs';
import ts from 'typescript';
import { services } from '../src/start-all.js';

const root = resolve(import.meta.dirname, '../../..');
const patternKey = 'microservices:pattern';
const handlerTypeKey = 'microservices:handler_type';
const eventHandler = 2;

interface Found {
  service: string;
  name: string;
}

/** The member names of the interfaces that match, over the files of contracts in which one of the typed maps is written. */
function namesIn(place: string, map: RegExp): string[] {
  const path = join(root, 'libs/contracts/src', place);
  const files = place.endsWith('.ts') ? [path] : readdirSync(path).map((file) => join(path, file));
  return files.flatMap((file) =>
    ts
      .createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
      .statements.flatMap((statement) =>
        ts.isInterfaceDeclaration(statement) && map.test(statement.name.text)
          ? statement.members.flatMap((member) => (member.name && ts.isStringLiteral(member.name) ? [member.name.text] : []))
          : [],
      ),
  );
}

const controllersOf = (module: object) => (Reflect.getMetadata('controllers', module) ?? []) as (new () => object)[];
const runOf = (controller: new () => object) => (controller.prototype as { run: object }).run;

function found(wanted: 'ask' | 'event'): Found[] {
  return services.flatMap(({ name: service, module }) =>
    controllersOf(module).flatMap((controller) => {
      const patterns = (Reflect.getMetadata(patternKey, runOf(controller)) ?? []) as string[];
      const isEvent = Reflect.getMetadata(handlerTypeKey, runOf(controller)) === eventHandler;
      return isEvent === (wanted === 'event') ? patterns.map((name) => ({ service, name })) : [];
    }),
  );
}

const jobs = (): Found[] =>
  services.flatMap(({ name: service, module }) =>
    controllersOf(module)
      .flatMap((controller) => (jobMetadata(controller) ?? []) as never)
      .map((job: { name: string }) => ({ service, name: job.name })),
  );

/** What is wrong between the names a map lists and the handlers there are. */
export function gaps(names: string[], handlers: Found[], most: 'one' | 'one per service'): string[] {
  const missing = names.filter((name) => !handlers.some((handler) => handler.name === name)).map((name) => `${name}: nobody`);
  const key = ({ service, name }: Found) => (most === 'one' ? name : `${service} ${name}`);
  const twice = handlers
    .filter((handler, index) => handlers.findIndex((other) => key(other) === key(handler)) !== index)
    .map((handler) => `${key(handler)}: twice`);
  const strange = handlers.filter(({ name }) => !names.includes(name)).map(({ name }) => `${name}: in no map`);
  return [...missing, ...twice, ...strange];
}

describe('over all services', () => {
  it('every ask has exactly one handler, in the service of its name', () => {
    const asks = found('ask');
    expect(gaps(namesIn('asks', /Asks$/), asks, 'one')).toEqual([]);
    expect(asks.filter(({ service, name }) => !name.startsWith(`${service}.`))).toEqual([]);
  });

  it('every ask to which a body is forwarded is checked with the class of that body', () => {
    const handlers = new Map(services.flatMap(({ module }) => asksHandledBy(module)).map(({ name, input }) => [name, input]));
    const forwarded = controllers.flatMap((controller) =>
      routesOf(controller).flatMap(({ method, route: { ask } }) => {
        const types = Reflect.getMetadata('design:paramtypes', controller.prototype, method) as { name: string }[];
        const body = types.find(({ name }) => name.endsWith('Body'));
        return ask && body ? [{ ask, body }] : [];
      }),
    );
    expect(forwarded.length).toBeGreaterThan(10);
    expect(forwarded.filter(({ ask, body }) => handlers.get(ask) !== body)).toEqual([]);
  });

  it('every event is heard, and by no service twice', () => {
    expect(gaps(namesIn('events/map.ts', /^Events$/), found('event'), 'one per service')).toEqual([]);
  });

  it('every job has exactly one handler, in the service whose queue it is in', () => {
    expect(gaps(namesIn('jobs.ts', /^Jobs$/), jobs(), 'one')).toEqual([]);
    const text = readFileSync(join(root, 'libs/contracts/src/jobs.ts'), 'utf8');
    for (const { service, name } of jobs()) expect(text).toMatch(new RegExp(`'${name}': \\{ queue: '${service}'`));
  });

  it('a missing, a second and an unknown handler would be seen', () => {
    const handlers = [
      { service: 'a', name: 'x' },
      { service: 'a', name: 'x' },
      { service: 'b', name: 'z' },
    ];
    expect(gaps(['x', 'y'], handlers, 'one')).toEqual(['y: nobody', 'x: twice', 'z: in no map']);
  });
});

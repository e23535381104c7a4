import { readFileSync } from 'node:fs';
import { backlogKinds } from '@somo/contracts/system';
import { metrics } from '@somo/platform/metrics';
import { parse } from 'yaml';
import '../../apps/gateway/src/http/request-metrics.js';

interface Board {
  panels: { title: string; gridPos: { x: number; y: number; w: number; h: number }; targets: { expr: string }[] }[];
}
interface Rules {
  groups: { rules: { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string; action: string } }[] }[];
}

const read = (name: string) => readFileSync(`deploy/observability/${name}`, 'utf8');
const { panels } = JSON.parse(read('dashboard.json')) as Board;
const rules = (parse(read('alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
const known = metrics.getMetricsAsArray().map(({ name }) => name);

/** The metrics, labels' values aside, that an expression names and the code does not register. */
function unknownIn(expr: string): string[] {
  const names = [...expr.replace(/"[^"]*"/g, '').matchAll(/\b(?:somo|process|nodejs)_\w+/g)].map(([name]) => name);
  if (names.length === 0 && !/\bup\b/.test(expr)) return [`${expr} names no metric`];
  return names.filter((name) => !known.includes(name) && !known.includes(name.replace(/_(bucket|count|sum)$/, '')));
}

const kindsIn = (expr: string) => [...expr.matchAll(/kind=~?"([^"]+)"/g)].flatMap(([, kinds]) => String(kinds).split('|'));
const exprs = [...panels.flatMap(({ targets }) => targets), ...rules].map(({ expr }) => expr);

describe('deploy/observability', () => {
  it('asks only for what the code counts', () => {
    expect(exprs.length).toBeGreaterThan(20);
    expect(exprs.flatMap(unknownIn)).toEqual([]);
    expect(exprs.flatMap(kindsIn).filter((kind) => !backlogKinds.includes(kind as never))).toEqual([]);
  });

  it('watches every kind of backlog, both in pictures and by alerts', () => {
    for (const many of [panels.flatMap(({ targets }) => targets), rules])
      expect(new Set(many.flatMap(({ expr }) => kindsIn(expr)))).toEqual(new Set(backlogKinds));
  });

  it('alerts with what to do, for every thing that must not go unseen', () => {
    const names = rules.map(({ alert }) => alert);
    expect(names).toEqual(
      expect.arrayContaining(['SomoDeadLetters', 'SomoEventsUnsent', 'SomoJobsLate', 'SomoRequestsFailing', 'SomoProcessDown']),
    );
    for (const { labels, annotations } of rules) {
      expect(['page', 'warn']).toContain(labels.severity);
      expect(annotations).toEqual({ summary: expect.stringMatching(/\S/), action: expect.stringMatching(/\S/) });
    }
  });

  it('lays no panel over another', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });

  it('would see a metric that nobody counts', () => {
    expect(unknownIn('rate(somo_made_up_total[5m])')).toEqual(['somo_made_up_total']);
    expect(unknownIn('sum(rate(x[5m]))')).toHaveLength(1);
  });
});

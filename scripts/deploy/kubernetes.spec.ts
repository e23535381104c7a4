import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { programs, settingsOf, type Program } from './programs.js';

interface Container {
  name: string;
  image: string;
  [key: string]: unknown;
}
interface Pod {
  containers: Container[];
  volumes: { name: string; secret?: { secretName: string } }[];
  [key: string]: unknown;
}
interface Thing {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: { template: { spec: Pod }; [key: string]: unknown };
}
interface Kustomization {
  resources: string[];
  patches: { path: string; target: { kind: string; labelSelector?: string } }[];
  configMapGenerator: { literals: string[] }[];
  images: { name: string }[];
}

const folder = 'deploy/k8s/base';
const read = (path: string) => readFileSync(path, 'utf8');
const base = parse(read(join(folder, 'kustomization.yaml'))) as Kustomization;
const example = parse(read('deploy/k8s/overlays/example/kustomization.yaml')) as Kustomization;
const things = base.resources.flatMap((file) => parseAllDocuments(read(join(folder, file))).map((one) => one.toJS() as Thing));
const find = (kind: string, name: string) => things.find((thing) => thing.kind === kind && thing.metadata.name === name);

/** A Deployment with the patches that kustomize merges into it. */
function deployment(name: string): { pod: Pod; container: Container } {
  const found = find('Deployment', name) as Thing;
  const component = found.metadata.labels?.['app.kubernetes.io/component'];
  const fit = base.patches.filter(({ target }) => !target.labelSelector || component !== 'gateway');
  const patches = fit.map(({ path }) => (parse(read(join(folder, path))) as Thing).spec.template.spec);
  const pods = [...patches, found.spec.template.spec];
  const volumes = pods.flatMap((pod) => pod.volumes ?? []);
  const container = Object.assign({}, ...pods.flatMap((pod) => pod.containers)) as Container;
  return { pod: Object.assign({}, ...pods, { volumes }) as Pod, container };
}

const settingsIn = (kustomization: Kustomization) =>
  kustomization.configMapGenerator.flatMap(({ literals }) => literals.map((literal) => literal.split('=')[0] ?? ''));

describe('deploy/k8s', () => {
  it('deploys every program and no other', () => {
    const deployed = things.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
    expect(deployed.sort()).toEqual(programs.map(({ name }) => name).sort());
    expect(readdirSync(folder).filter((file) => !read(join(folder, 'kustomization.yaml')).includes(file))).toEqual(['kustomization.yaml']);
  });

  it.each(programs)('runs $name from its own image, with its own secret, as nobody', ({ name, app }) => {
    const { pod, container } = deployment(name);
    expect(container).toMatchObject({ name: 'program', image: `somo/${name}` });
    expect(pod.volumes.flatMap(({ secret }) => secret?.secretName ?? [])).toEqual([`somo-${app}`]);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container['securityContext']).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it.each(programs)('knows when $name is ready and when it hangs, and how much it may take', ({ name, app }) => {
    const { container } = deployment(name);
    const probe =
      app === 'gateway' ? { httpGet: { path: '/healthz', port: 'http' } } : { exec: { command: ['sh', '/somo/deploy/image/alive.sh'] } };
    for (const kind of ['startupProbe', 'readinessProbe', 'livenessProbe']) expect(container[kind]).toMatchObject(probe);
    expect(container['resources']).toEqual({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
  });

  it.each(programs)('takes $name down one at a time, and scales it', ({ name }) => {
    const selector = { matchLabels: { 'app.kubernetes.io/name': name } };
    expect(find('Deployment', name)?.spec['selector']).toEqual(selector);
    expect(find('PodDisruptionBudget', name)?.spec).toMatchObject({ maxUnavailable: 1, selector });
    expect(find('HorizontalPodAutoscaler', name)?.spec).toMatchObject({ scaleTargetRef: { kind: 'Deployment', name } });
  });

  it('sets only what some program reads', () => {
    const known = new Set(programs.flatMap((program: Program) => settingsOf(program)));
    expect(known.size).toBeGreaterThan(10);
    expect([...settingsIn(base), ...settingsIn(example)].filter((name) => !known.has(name))).toEqual([]);
  });

  it('lets nobody talk to anybody by itself, the gateway be talked to by all and the others by who watches alone', () => {
    const policies = things.filter(({ kind }) => kind === 'NetworkPolicy');
    expect(find('NetworkPolicy', 'nothing-by-itself')?.spec).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'somo' } },
      policyTypes: ['Ingress', 'Egress'],
    });
    const letIn = policies.filter(({ spec }) => spec['ingress']);
    expect(letIn.map(({ metadata, spec }) => [metadata.name, spec['ingress']])).toEqual([
      ['people', [{ ports: [{ protocol: 'TCP', port: 3000 }] }]],
      [
        'metrics',
        [{ from: [{ namespaceSelector: { matchLabels: { 'somo/watches': 'true' } } }], ports: [{ protocol: 'TCP', port: 9464 }] }],
      ],
    ]);
    expect(find('NetworkPolicy', 'metrics')?.spec['podSelector']).toEqual({
      matchExpressions: [{ key: 'app.kubernetes.io/component', operator: 'In', values: ['gateway', 'service', 'worker'] }],
    });
  });

  it('has the numbers of the gateway read where the public does not come', () => {
    const gateway = find('Deployment', 'gateway')?.spec.template as unknown as { metadata: { annotations: object } };
    expect(gateway.metadata.annotations).toEqual({ 'prometheus.io/scrape': 'true', 'prometheus.io/port': '9464' });
    expect(find('Service', 'gateway')?.spec['ports']).toEqual([{ name: 'http', port: 80, targetPort: 'http' }]);
  });

  it('lets payments alone reach those who move money, who signs people in reach Google, and scheduling calendars', () => {
    const out = things.filter(({ kind, spec }) => kind === 'NetworkPolicy' && JSON.stringify(spec['egress'] ?? '').includes('443'));
    const are = (...values: string[]) => ({ matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values }] });
    expect(out.map(({ spec }) => spec['podSelector'])).toEqual([
      are('auth', 'gateway'),
      are('payments', 'payments-worker'),
      are('scheduling', 'scheduling-worker'),
    ]);
  });

  it('lets notification and its worker alone reach the mail server, since the service checks it and sends the test email', () => {
    const out = things.filter(
      ({ kind, spec }) => kind === 'NetworkPolicy' && /"port":(465|587)\b/.test(JSON.stringify(spec['egress'] ?? '')),
    );
    expect(out.map(({ spec }) => spec['podSelector'])).toEqual([
      { matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values: ['notification', 'notification-worker'] }] },
    ]);
  });

  it('names every image in the example', () => {
    expect(example.images.map(({ name }) => name).sort()).toEqual(['somo/provision', ...programs.map(({ name }) => `somo/${name}`)].sort());
  });

  it('never leaves two scalers to one Deployment', () => {
    const component = 'deploy/k8s/components/keda';
    const scaled = parseAllDocuments(read(join(component, 'scaled-objects.yaml'))).map((one) => one.toJS() as Thing);
    const { patches } = parse(read(join(component, 'kustomization.yaml'))) as { patches: { target: { name: string }; patch: string }[] };
    const without = patches.filter(({ patch }) => patch.startsWith('$patch: delete')).map(({ target }) => target.name);
    const names = scaled.filter(({ kind }) => kind === 'ScaledObject').map(({ metadata }) => metadata.name);
    expect(names).toEqual(without);
    expect(names.every((name) => programs.some((program) => program.name === name))).toBe(true);
  });

  it('scales every worker by the work that is due in its own schema', () => {
    const scaled = parseAllDocuments(read('deploy/k8s/components/keda/scaled-objects.yaml')).map((one) => one.toJS() as Thing);
    const queries = scaled.flatMap(({ metadata, spec }) =>
      ((spec['triggers'] ?? []) as { type: string; metadata: { query: string } }[])
        .filter(({ type }) => type === 'postgresql')
        .map((trigger) => [metadata.name, trigger.metadata.query]),
    );
    const workers = programs.filter(({ role }) => role === 'worker');
    expect(Object.fromEntries(queries)).toEqual(
      Object.fromEntries(workers.map(({ name, app }) => [name, `SELECT ${app}.due_work_count()`])),
    );
  });
});

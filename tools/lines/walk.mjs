import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { startLesson, until } from './start-lesson.mjs';
import { openClassroom, readCall, untilSound, chromiumArguments } from './classroom-page.mjs';
const secret = 'a-secret-for-the-relay-1234';
writeFileSync('/tmp/turn.conf', readFileSync('deploy/turn/turnserver.conf', 'utf8').replace(/denied-peer-ip=127.*\n/, '').replace(/denied-peer-ip=(10|172|192|0)\..*\n/g,'') + `static-auth-secret=${secret}\nlistening-ip=127.0.0.1\nrelay-ip=127.0.0.1\nallow-loopback-peers\nno-tls\nno-dtls\nuserdb=/tmp/turn.db\npidfile=/tmp/turn.pid\nlog-file=stdout\n`);
const turn = spawn('turnserver', ['-c', '/tmp/turn.conf'], { stdio: ['ignore', 'pipe', 'pipe'] });
let tlog=''; turn.stdout.on('data', d => tlog += d); turn.stderr.on('data', d => tlog += d);
const lesson = await startLesson({ settings: { TURN_URLS: 'turn:127.0.0.1:3478?transport=udp', TURN_SECRET: secret } });
const b = [0,1]; for (const i of b) b[i] = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments, '--allow-loopback-in-peer-connection'] });
const relay = process.argv[2] === 'relay';
const setUp = relay ? (page) => page.addInitScript(() => { const N = globalThis.RTCPeerConnection; globalThis.RTCPeerConnection = class extends N { constructor(s) { super({ ...s, iceTransportPolicy: 'relay' }); } }; }) : undefined;
try {
  const t = await openClassroom(b[0], lesson, lesson.teacher, { setUp });
  await t.screenshot({ path: '/tmp/k-lobby.png', fullPage: true });
  await t.setViewportSize({ width: 360, height: 760 }); await t.screenshot({ path: '/tmp/k-lobby-360.png', fullPage: true });
  await t.emulateMedia({ colorScheme: 'dark' }); await t.setViewportSize({ width: 1280, height: 900 }); await t.screenshot({ path: '/tmp/k-lobby-dark.png', fullPage: true }); await t.emulateMedia({ colorScheme: 'light' });
  await t.getByRole('button', { name: 'Join Now' }).click();
  await t.getByText(/^Waiting for/).first().waitFor();
  await t.screenshot({ path: '/tmp/k-wait.png', fullPage: true });
  const s = await openClassroom(b[1], lesson, lesson.student, { setUp, viewport: { width: 360, height: 760 } });
  await s.getByRole('button', { name: 'Join Now' }).click();
  console.log('sound', await Promise.all([untilSound(t), untilSound(s)]));
  console.log('relay', await t.evaluate(async () => { const c = globalThis.somoConnections.at(-1); const st=[...(await c.getStats()).values()]; return st.filter(x=>x.type==='local-candidate').map(x=>x.candidateType+' '+x.address).join(); }));
  await sleep(16000);
  await t.screenshot({ path: '/tmp/k-call.png', fullPage: true });
  await s.screenshot({ path: '/tmp/k-call-360.png', fullPage: true });
  await t.emulateMedia({ colorScheme: 'dark' }); await t.screenshot({ path: '/tmp/k-call-dark.png' }); await t.emulateMedia({ colorScheme: 'light' });
  // screen share
  await t.getByRole('button', { name: 'Share screen' }).click(); await sleep(6000);
  await s.screenshot({ path: '/tmp/k-share-360.png' }); await t.screenshot({ path: '/tmp/k-share.png' });
  await t.getByRole('button', { name: 'Stop sharing' }).click();
  // breaks
  const silence = async (name, act) => { const from = performance.now(); const before = await readCall(t); await act(); const at = performance.now(); 
    await until(async () => { const c = await readCall(t); return c && (c.audioPackets < before.audioPackets || c.audioPackets > before.audioPackets + 20); }, 60000); console.log(name, 'sound again after', Math.round(performance.now() - at), 'ms'); };
  for (let i = 0; i < 3; i++) { 
    const at = performance.now(); await s.reload(); const p0 = (await readCall(t))?.audioPackets ?? 0;
    await untilSound(s, 60000); console.log('reload', Math.round(performance.now() - at)); await sleep(3000); }
  if (relay) for (let i = 0; i < 3; i++) {
    turn.kill('SIGSTOP'); await sleep(8000); turn.kill('SIGCONT'); const at = performance.now(); const [x] = [await readCall(s)];
    await until(async () => { const c = await readCall(s); return c && c.audioPackets !== (x?.audioPackets ?? 0); }, 60000); console.log('relay stopped 8 s, sound after', Math.round(performance.now() - at)); await sleep(6000);
  }
  for (let i = 0; i < 2; i++) { await lesson.restart(); const at = performance.now(); const x = await readCall(s); await sleep(500); const y = await readCall(s); console.log('server restarted; packets during', y && x && y.audioPackets - x.audioPackets); await sleep(3000); 
    const r = performance.now(); await s.reload(); await untilSound(s, 60000); console.log('reload after restart', Math.round(performance.now() - r)); }
  await t.getByRole('button', { name: 'End' }).click(); await sleep(800);
  await t.screenshot({ path: '/tmp/k-end.png', fullPage: true });
  await sleep(5000); await s.screenshot({ path: '/tmp/k-left-360.png' });
} catch (e) { console.log(e); } finally { for (const x of b) await x.close(); await lesson.close(); turn.kill(); console.log(tlog.split('\n').filter(l=>/error|denied|401|ERROR/i.test(l)).slice(-6).join('\n')); }
process.exit(0);

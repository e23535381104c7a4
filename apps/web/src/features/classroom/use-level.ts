import { useEffect, useState } from 'react';

const everyMs = 100;

/** Returns how loud a microphone is, from 0 to 1. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 256;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
      setLevel(Math.min(1, loudest / 64));
    }, everyMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return track ? level : 0;
}

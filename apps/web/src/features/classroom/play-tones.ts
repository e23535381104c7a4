/** Plays short tones one after another on the chosen speaker. */
async function playTones(frequencies: number[], volume: number, speakerId: string | undefined): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  // Not in every browser; the default speaker then.
  const { setSinkId } = context as { setSinkId?: (id: string) => Promise<void> };
  if (speakerId && setSinkId) await setSinkId.call(context, speakerId).catch(() => undefined);
  const gain = context.createGain();
  gain.gain.value = volume;
  gain.connect(context.destination);
  frequencies.forEach((frequency, at) => {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(context.currentTime + at * 0.35);
    tone.stop(context.currentTime + at * 0.35 + 0.3);
    if (at === frequencies.length - 1) tone.onended = () => void context.close();
  });
}

export const playTestSound = (speakerId: string | undefined) => playTones([523, 659], 0.2, speakerId);

/** Something has arrived: soft enough not to break into what is being said. */
export const playArrival = (speakerId: string | undefined) => playTones([784], 0.04, speakerId);

/** Recording has started, or has stopped. */
export const playRecording = (on: boolean, speakerId: string | undefined) => playTones(on ? [523, 784] : [784, 523], 0.08, speakerId);

/** Plays two short tones on the chosen speaker. */
export async function playTestSound(speakerId: string | undefined): Promise<void> {
  const context = new AudioContext();
  // Not in every browser; the default speaker then.
  const { setSinkId } = context as { setSinkId?: (id: string) => Promise<void> };
  if (speakerId && setSinkId) await setSinkId.call(context, speakerId).catch(() => undefined);
  const gain = context.createGain();
  gain.gain.value = 0.2;
  gain.connect(context.destination);
  [523, 659].forEach((frequency, at) => {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(context.currentTime + at * 0.35);
    tone.stop(context.currentTime + at * 0.35 + 0.3);
    if (at === 1) tone.onended = () => void context.close();
  });
}
